import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface EndVisitDialogProps {
  conversation: Conversation;
  isEnding: boolean;
  error: Error | null;
  onEnd: (paymentType: ChosenPaymentType | undefined) => void;
  onClose: () => void;
}

/** Says what ending a visit means, and asks how what it costs is paid. */
export function EndVisitDialog(props: EndVisitDialogProps) {
  const { conversation, isEnding, error, onEnd, onClose } = props;
  const { t } = useTranslation();
  const payment = useEndPayment(conversation);
  return (
    <ConfirmDialog
      title={t('appointments-bookings:end.title')}
      action={t('appointments-bookings:actions.end')}
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={isEnding}
      problem={<CallProblem error={error} />}
      onConfirm={() => payment.withPayment(onEnd)}
      onClose={onClose}
    >
      <p>{t('appointments-bookings:end.why')}</p>
      {payment.mustChoose && <PaymentChoice {...payment.choice} />}
    </ConfirmDialog>
  );
}
