import { Button } from '@mantine/core';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface StepDialogProps {
  step: 'disable' | 'remove';
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what shutting clients out or removing them means before it is done. */
export function StepDialog({ step, count, onClose, onConfirm }: StepDialogProps) {
  const { t } = useTranslation();
  const words =
    step === 'disable'
      ? { title: t('clients:disable.title', { count }), why: t('clients:disable.why') }
      : { title: t('clients:remove.title', { count }), why: t('clients:remove.why') };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button onClick={onConfirm} data-autofocus>
            {step === 'disable' ? t('clients:disable.confirm') : t('clients:remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{words.why}</p>
    </ModalDialog>
  );
}
