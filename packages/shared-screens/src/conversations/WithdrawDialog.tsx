import '@zampa/i18n/english/chat-parts';
import { Button } from '@mantine/core';
import { useWithdraw } from '@zampa/client/conversations/use-conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';

/** Asks before a message is taken back: it cannot be undone. */
export function WithdrawDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useTranslation();
  const withdraw = useWithdraw(event.parent_id);
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
      <Button
        color="red"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate(event.id, { onSuccess: onClose })}
      >
        {t('chat:message.withdraw')}
      </Button>
    </>
  );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('chat-parts:withdraw.title')}
      closeLabel={t('common:actions.close')}
      actions={actions}
    >
      {t('chat-parts:withdraw.why')}
      <CallProblem error={withdraw.error} />
    </ModalDialog>
  );
}
