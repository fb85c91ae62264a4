import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './visit-form.module.css';

export interface NotifyClientProps {
  checked: boolean;
  /** Whether the client is closing their account: of their family only who asked for the visit may be written to then. */
  closing: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** Asks whether the client is written about a time at once. */
export function NotifyClient({ checked, closing, onChange }: NotifyClientProps) {
  const { t } = useTranslation();
  const [now, later] = [t('appointments-bookings:tell.now'), t('appointments-bookings:tell.later')];
  return (
    <div className={styles['told']}>
      <Checkbox
        label={t('appointments-bookings:tell.label')}
        description={closing ? t('appointments-bookings:tell.closing') : checked ? now : later}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
