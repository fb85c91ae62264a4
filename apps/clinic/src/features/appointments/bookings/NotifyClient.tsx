import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './visit-form.module.css';

export interface NotifyClientProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether the client is written about a time at once. */
export function NotifyClient({ checked, onChange }: NotifyClientProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['told']}>
      <Checkbox
        label={t('appointments-bookings:tell.label')}
        description={
          checked ? t('appointments-bookings:tell.now') : t('appointments-bookings:tell.later')
        }
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
