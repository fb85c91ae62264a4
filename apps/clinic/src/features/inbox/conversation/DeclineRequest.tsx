import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useDeclineRequest } from '@zampa/client/inbox/change-request';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';

/** Button to decline a request, with a confirmation. */
export function DeclineRequest({ id }: { id: string }) {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  const decline = useDeclineRequest(id);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('inbox:conversation.decline.action')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('inbox:conversation.decline.title')}
          action={t('inbox:conversation.decline.action')}
          cancelLabel={t('inbox:conversation.decline.keep')}
          closeLabel={t('common:actions.close')}
          isBusy={decline.isPending}
          problem={<CallProblem error={decline.error} />}
          onConfirm={() => decline.mutate(undefined, { onSuccess: dialog.close })}
          onClose={dialog.close}
        >
          <p>{t('inbox:conversation.decline.why')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
