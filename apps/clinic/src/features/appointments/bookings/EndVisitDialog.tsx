import { Button } from '@mantine/core';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
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
    <ModalDialog
      open
      onClose={onClose}
      title={t('calendar:end.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button loading={isEnding} onClick={() => payment.withPayment(onEnd)} data-autofocus>
            {t('calendar:actions.end')}
          </Button>
        </>
      }
    >
      <p>{t('calendar:end.why')}</p>
      {payment.isAsked && <PaymentChoice {...payment.choice} />}
      <CallProblem error={error} />
    </ModalDialog>
  );
}
