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
import { whenText } from '@zampa/shared-screens/appointments/when-text';

export interface EndDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Says what ending a service means, also for a time that is not certain yet, asks how what it costs is paid, and does it. */
export function EndDialog({ conversation, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = useEndService(conversation.id);
  const payment = useEndPayment(conversation);
  // Nothing was done yet, so that nothing is to be paid.
  const isPutAside = conversation.payload.status === 'NEW';
  const { status, event } = conversation.appointment?.payload ?? {};
  const start = status && isTentative(status) ? event?.start : null;
  const finish = (paymentType?: ChosenPaymentType) =>
    end.mutate({ paymentType }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t('inbox-opened:end.title')}
      action={t('inbox-opened:end.confirm')}
      keep={t('inbox-opened:end.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={end.isPending}
      problem={<CallProblem error={end.error} />}
      onConfirm={() => (isPutAside ? finish() : payment.withPayment(finish))}
      onClose={onClose}
    >
      <p>{t(isPutAside ? 'inbox-opened:end.whyLeft' : 'inbox-opened:end.why')}</p>
      {!isPutAside && start && (
        <p>
          {t('inbox-opened:end.notCertain', {
            when: whenText(start, conversation.facility.timezone, language),
          })}
        </p>
      )}
      {!isPutAside && payment.mustChoose && <PaymentChoice {...payment.choice} />}
    </ConfirmDialog>
  );
}
