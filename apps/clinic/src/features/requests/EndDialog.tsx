import { Button } from '@mantine/core';
import { useEndService } from '@zampa/client/conversations/use-conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface EndDialogProps {
  id: string;
  onClose: () => void;
}

/** Says what ending a service means and does it. */
export function EndDialog({ id, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const end = useEndService(id);
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
            onClick={() => end.mutate(undefined, { onSuccess: onClose })}
            data-autofocus
          >
            {t('requests:end.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('requests:end.why')}</p>
      <CallProblem error={end.error} />
    </ModalDialog>
  );
}
