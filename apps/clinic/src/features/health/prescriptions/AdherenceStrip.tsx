import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './prescriptions.module.css';

type Day = Therapy['adherence'][number];

/** The days of a therapy, each with how many of its doses the family gave. */
export function AdherenceStrip({ therapy }: { therapy: Therapy }) {
  const { t } = useTranslation();
  const textOf = ({ day, skipped, missed, ...counts }: Day) =>
    [
      formatCalendarDay(day),
      t('health:clinic.therapy.given', {
        given: counts.given,
        count: counts.given + skipped + missed + counts.ahead,
      }),
      skipped > 0 && t('health:clinic.therapy.skipped', { count: skipped }),
      missed > 0 && t('health:clinic.therapy.missed', { count: missed }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul
      className={styles['strip']}
      aria-label={t('health:clinic.therapy.title', { medicine: therapy.line.medicine })}
    >
      {therapy.adherence.map((one) => (
        <li key={one.day} className={styles['day']} data-day={lookOf(one)} title={textOf(one)}>
          <span aria-hidden="true">{one.day.slice(8)}</span>
          <strong aria-hidden="true">
            {`${one.given}/${one.given + one.skipped + one.missed + one.ahead}`}
          </strong>
          <span className="z-visually-hidden">{textOf(one)}</span>
        </li>
      ))}
    </ul>
  );
}

function lookOf({ skipped, missed, ...counts }: Day): 'given' | 'partly' | 'missed' | 'ahead' {
  if (skipped + missed > 0) return counts.given > 0 ? 'partly' : 'missed';
  return counts.given > 0 ? 'given' : 'ahead';
}
