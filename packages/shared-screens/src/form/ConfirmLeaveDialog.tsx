import '@zampa/i18n/english/settings-unsaved';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';

export interface ConfirmLeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms leaving a form with unsaved changes. */
export function ConfirmLeaveDialog({ onLeave, onStay }: ConfirmLeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('settings:unsaved.title')}
      action={t('settings:unsaved.leave')}
      isDanger
      cancelLabel={t('settings:unsaved.stay')}
      closeLabel={t('common:actions.close')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('settings:unsaved.why')}</p>
    </ConfirmDialog>
  );
}
