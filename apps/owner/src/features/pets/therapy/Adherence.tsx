import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './therapy.module.css';

type Day = Therapy['adherence'][number];

/** Days that fit on a phone in one line. */
const DAYS_SHOWN = 14;

/** How a day of a therapy went. */
function toneOf(day: Day) {
  if (day.missed > 0) return 'missed';
  if (day.skipped > 0) return 'skipped';
  return day.given > 0 && day.ahead === 0 ? 'given' : 'ahead';
}

/** A strip of the latest days of a therapy, and in words how many doses were given so far. */
export function Adherence({ days }: { days: Therapy['adherence'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const begun = days.filter((day) => day.given + day.skipped + day.missed > 0);
  if (begun.length === 0) return null;
  const dosesGiven = begun.reduce((sum, day) => sum + day.given, 0);
  const count = begun.reduce((sum, day) => sum + day.given + day.skipped + day.missed, 0);
  const describe = (day: Day) =>
    t('health:therapy.day', {
      day: formatCalendarDayInWords(day.day, language),
      given: day.given,
      count: day.given + day.skipped + day.missed + day.ahead,
    });
  return (
    <Stack gap="4">
      <Text tone="muted">{t('health:therapy.soFar', { given: dosesGiven, count })}</Text>
      <ol className={styles['days']}>
        {begun.slice(-DAYS_SHOWN).map((day) => (
          <li key={day.day} data-tone={toneOf(day)} title={describe(day)}>
            <span className="z-visually-hidden">{describe(day)}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
