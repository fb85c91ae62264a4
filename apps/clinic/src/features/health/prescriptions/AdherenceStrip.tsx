import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { adherenceDays, type AdherenceDay } from './adherence.ts';
import styles from './prescriptions.module.css';

/** The days of a therapy, each with how many of its doses the family gave. */
export function AdherenceStrip({ therapy }: { therapy: Therapy }) {
  const { t } = useTranslation();
  const days = adherenceDays(therapy, useMinuteClock());
  const textOf = ({ day, given, missed, total }: AdherenceDay) =>
    [
      formatCalendarDay(day),
      t('health:clinic.therapy.given', { given, count: total }),
      missed > 0 && t('health:clinic.therapy.missed', { count: missed }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul
      className={styles['strip']}
      aria-label={t('health:clinic.therapy.title', { medicine: therapy.line.medicine })}
    >
      {days.map((one) => (
        <li key={one.day} className={styles['day']} data-day={one.look} title={textOf(one)}>
          <span aria-hidden="true">{one.day.slice(8)}</span>
          <strong aria-hidden="true">{`${one.given}/${one.total}`}</strong>
          <span className="z-visually-hidden">{textOf(one)}</span>
        </li>
      ))}
    </ul>
  );
}
