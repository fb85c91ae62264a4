import { mergeSpans, subtractSpans, type Span } from '../appointments/slots/spans.ts';
import { spansOn, type WeekdaySpan } from '../appointments/slots/week-spans.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { dayAfter, dayClock, dayOf, daysBetween } from '../time/wall-clock.ts';

/** How far ahead the next opening is looked for. */
export const OPENING_DAYS = 14;

export type OpeningCriteria = {
  readonly zone: string;
  readonly hours: readonly WeekdaySpan[];
  /** Closures of the whole facility, in minutes since 1970, in any order. */
  readonly closures: readonly Span[];
};

/** Instants as ISO texts. */
type Opening = {
  /** End of the current opening; null while closed. */
  readonly openUntil: string | null;
  /** Next opening; null if it stays closed for 14 days. */
  readonly opensAt: string | null;
};

/** Returns until when a facility is open and when it opens next; null if it has entered no hours. */
export function openingOf({ zone, hours, closures }: OpeningCriteria, now: Date): Opening | null {
  if (hours.length === 0) return null;
  const today = dayOf(now, zone);
  const clocks = daysBetween(today, dayAfter(today, OPENING_DAYS)).map((day) =>
    dayClock(day, zone),
  );
  const open = subtractSpans(spansOn(clocks, hours), mergeSpans(closures));
  const minute = now.getTime() / MINUTE_MS;
  const current = open.find(({ from, to }) => from <= minute && minute < to);
  const next = open.find(({ from }) => from > minute);
  return { openUntil: current ? isoOf(current.to) : null, opensAt: next ? isoOf(next.from) : null };
}

const isoOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString();

/**
 * Returns whether a facility is open at this time, from data that may have been read earlier. UNKNOWN if it has no
 * hours, or if the data is too old to tell.
 */
export function openingStateAt(opening: Opening | null, now: Date): 'OPEN' | 'CLOSED' | 'UNKNOWN' {
  if (!opening) return 'UNKNOWN';
  const at = (instant: string | null) => instant !== null && now >= new Date(instant);
  if (opening.openUntil !== null && !at(opening.openUntil)) return 'OPEN';
  return at(opening.opensAt) ? 'UNKNOWN' : 'CLOSED';
}
