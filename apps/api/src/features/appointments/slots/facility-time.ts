import { facilities } from '@zampa/db/schema/facilities';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import { refusalToRepeat, repeated, type Repeat } from '@zampa/domain/appointments/repeat';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { eq } from 'drizzle-orm';
import { isDay } from '../../../db/period-edge.ts';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

export type Period = { readonly start: Date; readonly end: Date };

/** An absence takes a year at most. */
const MAX_MS = 366 * DAY_MS;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2999;

/** Returns the time zone of a facility. */
export async function zoneOf(tx: Queryable, facilityId: string): Promise<string> {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('NOT_FOUND');
  return facility.timezone;
}

type Written = { readonly start: string; readonly end: string; readonly allDay?: boolean };

/**
 * Returns a period as it was written, in instants or in days of the facility; one of whole days reaches from the
 * midnight before to the midnight after. Refusal: VALIDATION.
 *
 * @param at where in the body it stands
 */
export async function periodOf(
  tx: Queryable,
  facilityId: string,
  { start, end, allDay = false }: Written,
  at = '',
): Promise<Period> {
  requireYear(start, `${at}start`);
  requireYear(end, `${at}end`);
  const zone = allDay || isDay(start) || isDay(end) ? await zoneOf(tx, facilityId) : 'UTC';
  const period = {
    start: allDay || isDay(start) ? startOfDay(dayIn(start, zone), zone) : new Date(start),
    end: allDay || isDay(end) ? endingOf(end, start, zone) : new Date(end),
  };
  requirePeriod(period, at);
  return period;
}

/**
 * Returns the periods of what may be repeated. Refusal: VALIDATION, also for days that would run into each other.
 *
 * @param repeatAt where in what was sent the repetition stands
 */
export async function periodsOf(
  tx: Queryable,
  facilityId: string,
  { repeat, ...written }: Written & { readonly repeat?: Repeat | undefined },
  repeatAt = 'repeat.',
): Promise<readonly Period[]> {
  const first = await periodOf(tx, facilityId, written);
  if (!repeat) return [first];
  const zone = await zoneOf(tx, facilityId);
  const refusal = refusalToRepeat(first, repeat, zone);
  if (refusal) throw invalid(`${repeatAt}until`, refusal);
  const periods = repeated(first, repeat, zone);
  if (periods.length === 0) throw invalid(`${repeatAt}weekdays`, 'no_day');
  const overlap = periods.some(({ end }, at) => end > (periods[at + 1]?.start ?? end));
  if (overlap) throw invalid('end', 'overlaps');
  return periods;
}

/** Refuses with VALIDATION what ends before it starts or takes for ever. */
export function requirePeriod({ start, end }: Period, at: string): void {
  const length = end.getTime() - start.getTime();
  if (!(length > 0)) throw invalid(`${at}end`, 'ends_before_start');
  if (length > MAX_MS) throw invalid(`${at}end`, 'too_long');
}

/** Refusal: VALIDATION for a year of no calendar that anybody keeps; clocks and zones know nothing of the first ones. */
function requireYear(written: string, field: string): void {
  const year = Number(written.slice(0, 4));
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) throw invalid(field, 'out_of_range');
}

const dayIn = (written: string, zone: string) =>
  isDay(written) ? written : dayOf(new Date(written), zone);

/** The midnight after a day; an instant of midnight is that midnight itself. */
function endingOf(written: string, start: string, zone: string): Date {
  const day = dayIn(written, zone);
  const midnight = startOfDay(day, zone);
  const isMidnight = !isDay(written) && new Date(written).getTime() === midnight.getTime();
  if (isMidnight && written !== start) return midnight;
  return new Date(endOfDay(day, zone).getTime() + 1);
}
