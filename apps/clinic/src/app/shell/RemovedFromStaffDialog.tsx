import '@zampa/i18n/english/team';
import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';

export interface RemovedFromStaffDialogProps {
  /** Name of the facility. */
  name: string;
  onClose: () => void;
}

/** Tells the user why the screen was closed: they are no longer on the staff of this facility. */
export function RemovedFromStaffDialog({ name, onClose }: RemovedFromStaffDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('team:left.title', { facility: name })}
      closeLabel={t('common:actions.close')}
      actions={<Button onClick={onClose}>{t('team:left.goOn')}</Button>}
    >
      <p>{t('team:left.text')}</p>
    </ModalDialog>
  );
}
