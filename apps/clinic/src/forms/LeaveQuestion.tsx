import '@zampa/i18n/english/unsaved';
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
      title={t('unsaved:title')}
      action={t('unsaved:leave')}
      isDanger
      keep={t('unsaved:stay')}
      closeLabel={t('common:actions.close')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('unsaved:why')}</p>
    </ConfirmDialog>
  );
}
