import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface EndVisitDialogProps {
  isEnding: boolean;
  error: Error | null;
  onEnd: () => void;
  onClose: () => void;
}

/** Says what ending a visit means: it cannot be taken back. */
export function EndVisitDialog({ isEnding, error, onEnd, onClose }: EndVisitDialogProps) {
  const { t } = useTranslation();
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
          <Button loading={isEnding} onClick={onEnd} data-autofocus>
            {t('calendar:actions.end')}
          </Button>
        </>
      }
    >
      <p>{t('calendar:end.why')}</p>
      <CallProblem error={error} />
    </ModalDialog>
  );
}
