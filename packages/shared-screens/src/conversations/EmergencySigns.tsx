import '@zampa/i18n/english/emergency';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './EmergencySigns.module.css';

/** The signs of an emergency that a request came with, marked so that nobody overlooks them. */
export function EmergencySigns({ flags }: { flags: readonly RedFlag[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles['signs']} aria-label={t('emergency:marked')}>
      <p>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <strong>{t('emergency:marked')}</strong>
      </p>
      <ul>
        {flags.map((flag) => (
          <li key={flag}>{t(`emergency:signs.${flag}`)}</li>
        ))}
      </ul>
    </section>
  );
}
