import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/payment-due';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { NotMarkedDialog } from '@zampa/shared-screens/payments/NotMarkedDialog.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface EndVisitDialogProps {
  conversation: Conversation;
  isEnding: boolean;
  error: Error | null;
  /** Whether the visit has ended, and a card payment succeeded before the cash was recorded. */
  isPaidByCard: boolean;
  onEnd: (paymentType: ChosenPaymentType | undefined) => void;
  onClose: () => void;
}

/** Explains what ending a visit does, and asks how it was paid if an amount is due. */
export function EndVisitDialog(props: EndVisitDialogProps) {
  const { conversation, isEnding, error, isPaidByCard, onEnd, onClose } = props;
  const { t } = useTranslation();
  const payment = useEndPayment(conversation);
  if (isPaidByCard) return <NotMarkedDialog outcome="PAID_BY_CARD" onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('appointments:bookings.end.title')}
      action={t('appointments:bookings.actions.end')}
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={isEnding}
      problem={<CallProblem error={error} />}
      onConfirm={() => payment.withPayment(onEnd)}
      onClose={onClose}
    >
      <p>{t('appointments:bookings.end.why')}</p>
      {payment.mustChoose && <PaymentChoice {...payment.choice} />}
    </ConfirmDialog>
  );
}
