import { facilities } from '@zampa/db/schema/facilities';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import { refusalToRepeat, recurringPeriods, type Repeat } from '@zampa/domain/appointments/repeat';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { eq } from 'drizzle-orm';
import { isDay } from '../../../db/period-edge.ts';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

export type Period = { readonly start: Date; readonly end: Date };

/** Maximum length of an absence: one year. */
const MAX_MS = 366 * DAY_MS;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2999;

/** Returns the time zone of a facility. Throws NOT_FOUND. */
export async function timeZoneOf(tx: Queryable, facilityId: string): Promise<string> {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('NOT_FOUND');
  return facility.timezone;
}

type TypedPeriod = { readonly start: string; readonly end: string; readonly allDay?: boolean };

/**
 * Converts a typed period, given as instants or as days of the facility, to instants. Whole days last from midnight
 * to the midnight after the last day. Throws VALIDATION.
 *
 * @param at path of the period in the request body, for errors
 */
export async function parsePeriod(
  tx: Queryable,
  facilityId: string,
  { start, end, allDay = false }: TypedPeriod,
  at = '',
): Promise<Period> {
  requireYear(start, `${at}start`);
  requireYear(end, `${at}end`);
  const zone = allDay || isDay(start) || isDay(end) ? await timeZoneOf(tx, facilityId) : 'UTC';
  const period = {
    start: allDay || isDay(start) ? startOfDay(dayInZone(start, zone), zone) : new Date(start),
    end: allDay || isDay(end) ? endOfPeriod(end, start, zone) : new Date(end),
  };
  requirePeriod(period, at);
  return period;
}

/**
 * Returns the periods of a possibly repeated entry. Throws VALIDATION, also if repetitions would overlap.
 *
 * @param repeatAt path of the repetition in the request, for errors
 */
export async function parsePeriods(
  tx: Queryable,
  facilityId: string,
  { repeat, ...written }: TypedPeriod & { readonly repeat?: Repeat | undefined },
  repeatAt = 'repeat.',
): Promise<readonly Period[]> {
  const first = await parsePeriod(tx, facilityId, written);
  if (!repeat) return [first];
  const zone = await timeZoneOf(tx, facilityId);
  const refusal = refusalToRepeat(first, repeat, zone);
  if (refusal) throw invalid(`${repeatAt}until`, refusal);
  const periods = recurringPeriods(first, repeat, zone);
  if (periods.length === 0) throw invalid(`${repeatAt}weekdays`, 'no_day');
  const overlap = periods.some(({ end }, at) => end > (periods[at + 1]?.start ?? end));
  if (overlap) throw invalid('end', 'overlaps');
  return periods;
}

/** Throws VALIDATION for a period that ends before it starts or is longer than a year. */
export function requirePeriod({ start, end }: Period, at: string): void {
  const length = end.getTime() - start.getTime();
  if (!(length > 0)) throw invalid(`${at}end`, 'ends_before_start');
  if (length > MAX_MS) throw invalid(`${at}end`, 'too_long');
}

/** Throws VALIDATION for a year outside 1900 to 2999; time zone conversion is unreliable for the first years. */
function requireYear(written: string, field: string): void {
  const year = Number(written.slice(0, 4));
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) throw invalid(field, 'out_of_range');
}

const dayInZone = (written: string, zone: string) =>
  isDay(written) ? written : dayOf(new Date(written), zone);

/** Returns the midnight after the end day; an end typed exactly at midnight stays at that midnight. */
function endOfPeriod(written: string, start: string, zone: string): Date {
  const day = dayInZone(written, zone);
  const midnight = startOfDay(day, zone);
  const isMidnight = !isDay(written) && new Date(written).getTime() === midnight.getTime();
  if (isMidnight && written !== start) return midnight;
  return new Date(endOfDay(day, zone).getTime() + 1);
}
