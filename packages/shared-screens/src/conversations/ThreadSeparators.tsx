import { formatDatedDay, formatDay } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DaySeparator } from '@zampa/ui/chat/DaySeparator.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

export interface DayLineProps {
  /** An instant of the day. */
  instant: string;
  timezone: string;
}

/** Names the day of the messages below: today, yesterday, or weekday and date. */
export function DayLine({ instant, timezone }: DayLineProps) {
  const language = useLanguage();
  const now = useMinuteClock();
  return <DaySeparator day={dayText(new Date(instant), now, timezone, language)} />;
}

const DAY_MS = 86_400_000;

function dayText(instant: Date, now: Date, zone: string, language: Language): string {
  const day = formatDay(instant, zone);
  const daysAgo = [0, 1].find(
    (days) => formatDay(new Date(now.getTime() - days * DAY_MS), zone) === day,
  );
  const text =
    daysAgo === undefined
      ? formatDatedDay(instant, now, zone, language)
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Line above the messages that were unread when the conversation was opened. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation();
  return <DaySeparator day={t('conversations:newMessages', { count })} isNew />;
}
