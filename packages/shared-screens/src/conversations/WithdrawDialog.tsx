import '@zampa/i18n/english/conversations-attachments';
import { useWithdrawMessage } from '@zampa/client/inbox/change-request';
import type { Event } from '@zampa/contract/conversations/event';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';

/** Confirms unsending a message, which cannot be undone. */
export function WithdrawDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation();
  const withdraw = useWithdrawMessage(event.parent_id);
  return (
    <ConfirmDialog
      title={t('conversations:attachments.withdraw.title')}
      action={t('conversations:message.withdraw')}
      isDanger
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={withdraw.isPending}
      problem={<CallProblem error={withdraw.error} />}
      onConfirm={() => withdraw.mutate(event.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('conversations:attachments.withdraw.why')}
    </ConfirmDialog>
  );
}
