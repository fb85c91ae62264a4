import { useEndService } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isTentative } from '@zampa/domain/appointments/booking-status';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isPutAside } from './put-aside.ts';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';

export interface EndDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/**
 * Says what ending a service, or putting a request aside, means, also for times that are proposed or not certain yet, asks
 * how what it costs is paid, and does it.
 */
export function EndDialog({ conversation, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = useEndService(conversation.id);
  const payment = useEndPayment(conversation);
  // Nothing was done yet, so that nothing is to be paid.
  const putAside = isPutAside(conversation);
  const words = putAside ? 'putAside' : 'end';
  const isProposed = hasOpenProposal(conversation, useServerMinute());
  const why = conversation.family.ended ? 'whyLeft' : isProposed ? 'whyProposed' : 'why';
  const { status, event } = conversation.appointment?.payload ?? {};
  const start = status && isTentative(status) ? event?.start : null;
  const finish = (paymentType?: ChosenPaymentType) =>
    end.mutate({ paymentType }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t(`inbox-opened:${words}.title`)}
      action={t(`inbox-opened:${words}.confirm`)}
      keep={t('inbox-opened:end.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={end.isPending}
      problem={<CallProblem error={end.error} />}
      onConfirm={() => (putAside ? finish() : payment.withPayment(finish))}
      onClose={onClose}
    >
      <p>{t(putAside ? `inbox-opened:putAside.${why}` : 'inbox-opened:end.why')}</p>
      {!putAside && start && (
        <p>
          {t('inbox-opened:end.notCertain', {
            when: whenText(start, conversation.facility.timezone, language),
          })}
        </p>
      )}
      {!putAside && payment.mustChoose && <PaymentChoice {...payment.choice} />}
    </ConfirmDialog>
  );
}
