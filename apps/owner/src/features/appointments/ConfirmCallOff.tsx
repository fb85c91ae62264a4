import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface ConfirmCallOffProps {
  clinic: string;
  open: boolean;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** The question before an appointment is called off by its link. */
export function ConfirmCallOff(props: ConfirmCallOffProps) {
  const { clinic, open, busy, error, onClose, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      title={t('appointments:callOff.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" color="red" loading={busy} onClick={onConfirm}>
            {t('appointments:callOff.confirm')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('appointments:callOff.keep')}
          </Button>
        </>
      }
    >
      <p>{t('appointments:callOff.text', { clinic })}</p>
      <CallProblem error={error} />
    </ModalDialog>
  );
}
