import { useEndService } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isTentative } from '@zampa/domain/appointments/booking-status';
import type { ChosenPaymentType } from '@zampa/domain/payments/payment-due';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { NotMarkedDialog } from '@zampa/shared-screens/payments/NotMarkedDialog.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isUnstartedRequest } from './is-unstarted-request.ts';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';

export interface EndDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/**
 * Ends a service, or closes a request that was never started, after confirmation. Explains the effect on proposed
 * and tentative times, and asks how an amount due is paid. Reports a card payment that succeeded before the cash
 * was recorded.
 */
export function EndDialog({ conversation, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = useEndService(conversation.id);
  const payment = useEndPayment(conversation);
  // Nothing was done, so nothing is to be paid.
  const closesUnstarted = isUnstartedRequest(conversation);
  const words = closesUnstarted ? 'putAside' : 'end';
  const isProposed = hasOpenProposal(conversation, useServerMinute());
  const why = conversation.family.ended ? 'whyLeft' : isProposed ? 'whyProposed' : 'why';
  const { status, event } = conversation.appointment?.payload ?? {};
  const start = status && isTentative(status) ? event?.start : null;
  const finish = (paymentType?: ChosenPaymentType) =>
    end.mutate({ paymentType }, { onSuccess: ({ isPaidByCard }) => isPaidByCard || onClose() });
  if (end.data?.isPaidByCard) return <NotMarkedDialog outcome="PAID_BY_CARD" onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t(`inbox:conversation.${words}.title`)}
      action={t(`inbox:conversation.${words}.confirm`)}
      cancelLabel={t('inbox:conversation.end.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={end.isPending}
      problem={<CallProblem error={end.error} />}
      onConfirm={() => (closesUnstarted ? finish() : payment.withPayment(finish))}
      onClose={onClose}
    >
      <p>
        {t(closesUnstarted ? `inbox:conversation.putAside.${why}` : 'inbox:conversation.end.why')}
      </p>
      {!closesUnstarted && start && (
        <p>
          {t('inbox:conversation.end.notCertain', {
            when: whenText(start, conversation.facility.timezone, language),
          })}
        </p>
      )}
      {!closesUnstarted && payment.mustChoose && <PaymentChoice {...payment.choice} />}
    </ConfirmDialog>
  );
}
