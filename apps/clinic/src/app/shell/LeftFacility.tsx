import '@zampa/i18n/english/team';
import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';

export interface LeftFacilityProps {
  /** Of the facility. */
  name: string;
  onClose: () => void;
}

/** Says why what was open is gone: the person is not of the staff any more. */
export function LeftFacility({ name, onClose }: LeftFacilityProps) {
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
