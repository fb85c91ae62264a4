import { Button } from '@mantine/core';
import { useEndService } from '@zampa/client/conversations/use-conversation';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { PaymentChoice } from '@zampa/shared-screens/payments/PaymentChoice.tsx';
import { useEndPayment } from '@zampa/shared-screens/payments/use-end-payment';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface EndDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Says what ending a service means, asks how what it costs is paid, and does it. */
export function EndDialog({ conversation, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const end = useEndService(conversation.id);
  const payment = useEndPayment(conversation);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('requests:end.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('requests:end.keep')}
          </Button>
          <Button
            loading={end.isPending}
            onClick={() =>
              payment.withPayment((paymentType) =>
                end.mutate({ paymentType }, { onSuccess: onClose }),
              )
            }
            data-autofocus
          >
            {t('requests:end.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('requests:end.why')}</p>
      {payment.isAsked && <PaymentChoice {...payment.choice} />}
      <CallProblem error={end.error} />
    </ModalDialog>
  );
}
