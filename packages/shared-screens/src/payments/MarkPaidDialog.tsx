import { Button } from '@mantine/core';
import { useMarkPaid } from '@zampa/client/conversations/use-conversation';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

export interface MarkPaidDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Says that marking as paid is for good, and does it. */
export function MarkPaidDialog({ conversation, onClose }: MarkPaidDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const mark = useMarkPaid(conversation.id);
  const { amount, currency } = conversation.payload.payment;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('payments:mark.title', { amount: money(amount, currency) })}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            loading={mark.isPending}
            onClick={() => mark.mutate(undefined, { onSuccess: onClose })}
            data-autofocus
          >
            {t('payments:mark.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('payments:mark.why')}</p>
      <CallProblem error={mark.error} />
    </ModalDialog>
  );
}
