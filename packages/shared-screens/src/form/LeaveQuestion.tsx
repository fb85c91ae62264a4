import '@zampa/i18n/english/settings-unsaved';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';

export interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether what was changed in a form is to be lost. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('settings-unsaved:title')}
      action={t('settings-unsaved:leave')}
      isDanger
      keep={t('settings-unsaved:stay')}
      closeLabel={t('common:actions.close')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('settings-unsaved:why')}</p>
    </ConfirmDialog>
  );
}
