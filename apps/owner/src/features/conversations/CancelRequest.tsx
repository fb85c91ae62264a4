import '@zampa/i18n/english/conversations-owner';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useWithdrawMessage } from '@zampa/client/inbox/change-request';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';

/** Button to cancel a request that was not paid and therefore not sent. */
export function CancelRequest({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  const cancel = useWithdrawMessage(conversationId);
  return (
    <>
      <Button fullWidth variant="subtle" onClick={dialog.open}>
        {t('conversations:owner.cancel.action')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('conversations:owner.cancel.title')}
          action={t('conversations:owner.cancel.action')}
          cancelLabel={t('conversations:owner.cancel.keep')}
          closeLabel={t('common:actions.close')}
          isBusy={cancel.isPending}
          problem={<CallProblem error={cancel.error} />}
          onConfirm={() => cancel.mutate(conversationId, { onSuccess: dialog.close })}
          onClose={dialog.close}
        >
          <p>{t('conversations:owner.cancel.why')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
