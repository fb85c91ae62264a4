import '@zampa/i18n/english/conversations-parts';
import { useWithdraw } from '@zampa/client/inbox/change-request';
import type { Event } from '@zampa/contract/conversations/event';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';

/** Asks before a message is taken back: it cannot be undone. */
export function WithdrawDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation();
  const withdraw = useWithdraw(event.parent_id);
  return (
    <ConfirmDialog
      title={t('conversations-parts:withdraw.title')}
      action={t('conversations:message.withdraw')}
      isDanger
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={withdraw.isPending}
      problem={<CallProblem error={withdraw.error} />}
      onConfirm={() => withdraw.mutate(event.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('conversations-parts:withdraw.why')}
    </ConfirmDialog>
  );
}
