import { useMarkPaid } from '@zampa/client/payments/use-mark-paid';
import { useRest } from '@zampa/client/payments/use-rest';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
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
  const amount = useRest(conversation);
  const { currency } = conversation.payload.payment;
  return (
    <ConfirmDialog
      title={t('payments:mark.title', { amount: money(amount, currency) })}
      action={t('payments:mark.confirm')}
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={mark.isPending}
      problem={<CallProblem error={mark.error} />}
      onConfirm={() => mark.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('payments:mark.why')}</p>
    </ConfirmDialog>
  );
}
