import {
  DAY_PARTS,
  type DayPart,
  dayPartOf,
  type OfferedTime,
} from '@zampa/domain/appointments/slots/offered-times';
import { formatLongDay, formatTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { whenText } from './when-text.ts';
import styles from './time-choice.module.css';

export interface DayTimesProps {
  /** A date in the clinic's time zone. */
  day: string;
  times: readonly OfferedTime[];
  zone: string;
  /** The chosen start. */
  value: string | null;
  /** The start that is being held (request in progress). */
  busy: string | null;
  onChoose: (time: OfferedTime) => void;
}

/** Available times of one day, grouped into morning, afternoon and evening. */
export function DayTimes({ day, times, zone, value, busy, onChoose }: DayTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names: Readonly<Record<DayPart, string>> = {
    morning: t('appointments:choice.morning'),
    afternoon: t('appointments:choice.afternoon'),
    evening: t('appointments:choice.evening'),
  };
  const parts = Map.groupBy(times, ({ start }) => dayPartOf(new Date(start), zone));
  return (
    <Stack gap="12">
      <Title capital>{formatLongDay(new Date(`${day}T12:00:00Z`), 'UTC', language)}</Title>
      {DAY_PARTS.map((part) => {
        const timesOfPart = parts.get(part) ?? [];
        return (
          timesOfPart.length > 0 && (
            <Stack as="section" gap="8" key={part}>
              <Title as="h3" size="small" tone="muted">
                {names[part]}
              </Title>
              <ul className={styles['times']}>
                {timesOfPart.map((time) => (
                  <li key={time.start}>
                    <button
                      type="button"
                      className={styles['time']}
                      aria-label={whenText(time.start, zone, language)}
                      aria-pressed={isSameInstant(time.start, value)}
                      data-busy={time.start === busy}
                      onClick={() => onChoose(time)}
                    >
                      {formatTime(new Date(time.start), zone)}
                    </button>
                  </li>
                ))}
              </ul>
            </Stack>
          )
        );
      })}
    </Stack>
  );
}

const isSameInstant = (start: string, chosen: string | null) =>
  chosen !== null && Date.parse(start) === Date.parse(chosen);
