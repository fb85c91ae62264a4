import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ClientReach } from './client-reach.ts';
import styles from './visit-form.module.css';

export interface NotifyClientCheckboxProps {
  checked: boolean;
  /** Whether an e-mail reaches the client. */
  emailReach: ClientReach;
  onChange: (checked: boolean) => void;
}

/** Checkbox to notify the client of the time now. Promises an e-mail only to clients who have an address. */
export function NotifyClientCheckbox({ checked, emailReach, onChange }: NotifyClientCheckboxProps) {
  const { t } = useTranslation();
  const descriptions: Readonly<Record<ClientReach, string>> = {
    EMAIL: t('appointments:bookings.tell.now'),
    CLOSING: t('appointments:bookings.tell.closing'),
    NO_EMAIL: t('appointments:bookings.tell.noEmail'),
    UNKNOWN: t('appointments:bookings.tell.ifEmail'),
  };
  const isAlwaysShown = emailReach === 'CLOSING' || emailReach === 'NO_EMAIL';
  return (
    <div className={styles['told']}>
      <Checkbox
        label={t('appointments:bookings.tell.label')}
        description={
          checked || isAlwaysShown
            ? descriptions[emailReach]
            : t('appointments:bookings.tell.later')
        }
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
