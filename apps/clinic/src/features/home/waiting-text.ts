import type { InboxKind } from '@zampa/domain/inbox/inbox-kinds';
import type { Language } from '@zampa/domain/people/languages';
import { HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { formatDatedDay, formatTime } from '@zampa/i18n/format/dates';
import { formatRelative } from '@zampa/i18n/format/relative';
import type { Translate } from '@zampa/i18n/translator';

type Waiting = { readonly kind: InboxKind; readonly since: string };
type Reader = {
  readonly t: Translate;
  readonly language: Language;
  readonly now: Date;
  /** Time zone of the clinic. */
  readonly zone: string;
};

/**
 * Returns the age of an inbox item. An unanswered message or request shows for how long, or since when if it is older
 * than today.
 */
export function waitingText({ kind, since }: Waiting, { t, language, now, zone }: Reader): string {
  const at = new Date(since);
  const waited = now.getTime() - at.getTime();
  if ((kind !== 'MESSAGE' && kind !== 'REQUEST') || waited < MINUTE_MS)
    return formatRelative(at, now, language, zone);
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)];
  if (day === today) return t('home:inbox.unansweredFor', { duration: inWords(waited, language) });
  const isYesterday = day === dayPlus(today, -1);
  const when = isYesterday
    ? `${formatRelative(at, now, language, zone)}, ${formatTime(at, zone)}`
    : formatDatedDay(at, now, zone, language);
  return t('home:inbox.unansweredSince', { when });
}

function inWords(duration: number, language: Language): string {
  const isLong = duration >= HOUR_MS;
  const unit = isLong ? 'hour' : 'minute';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.trunc(duration / (isLong ? HOUR_MS : MINUTE_MS)),
  );
}
