import { Link } from '@tanstack/react-router';
import type { StaffFacility } from '@zampa/contract/people/user';
import { TRIAL_DAYS } from '@zampa/domain/facilities/trial';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './TrialCard.module.css';

/**
 * Shows the remaining days of the trial, or that it has expired. Renders nothing before the trial or on a paid
 * plan.
 */
export function TrialCard({ trial }: Pick<StaffFacility, 'trial'>) {
  const { t } = useTranslation();
  if (trial?.status === 'EXPIRED')
    return (
      <Link to="/workspace/trial-expired" className={styles['trial']}>
        <strong>{t('settings:trial.title')}</strong>
        <span>{t('settings:trial.expired')}</span>
      </Link>
    );
  if (trial?.status !== 'IN_PROGRESS' || trial.daysLeft === null) return null;
  const { daysLeft } = trial;
  return (
    <Link to="/workspace/subscription" className={styles['trial']}>
      <strong>{t('settings:trial.title')}</strong>
      <span>
        {daysLeft === 0
          ? t('settings:trial.lastDay')
          : t('settings:trial.daysLeft', { count: daysLeft })}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${(1 - daysLeft / TRIAL_DAYS) * 100}%` }} />
      </span>
    </Link>
  );
}
