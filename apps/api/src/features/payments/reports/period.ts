import { facilities, facilityClients, organizations } from '@zampa/db/schema/facilities';
import { LONGEST_PERIOD_DAYS } from '@zampa/domain/payments/movements';
import { startOfDay } from '@zampa/domain/time/day-bounds';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';

type Days = {
  readonly facilityId: string;
  readonly from: string;
  readonly to: string;
  /** Of one client alone. */
  readonly familyId?: string | undefined;
};

/** Days of a facility as instants, with what figures of them are written in. */
export type ReportPeriod = Days & {
  readonly start: Date;
  /** The first instant that is not in it any more. */
  readonly end: Date;
  readonly timezone: string;
  readonly currency: 'EUR' | 'USD';
};

/**
 * Reads when days of a facility begin and end. Refusals: VALIDATION for an order of days that is none, or more than a
 * year; NOT_FOUND for a family that is no client of it.
 */
export async function readPeriod(
  tx: Queryable,
  { facilityId, from, to, familyId }: Days,
): Promise<ReportPeriod> {
  if (to < from) throw invalid('to', 'ends_before_start');
  if (to >= dayPlus(from, LONGEST_PERIOD_DAYS)) throw invalid('to', 'too_long');
  const [place] = await tx
    .select({ timezone: facilities.timezone, currency: organizations.currency })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!place) throw new Error('the facility is not there');
  if (familyId !== undefined) await refuseForeignFamily(tx, facilityId, familyId);
  const { timezone } = place;
  const [start, end] = [startOfDay(from, timezone), startOfDay(dayPlus(to, 1), timezone)];
  return { ...place, facilityId, from, to, familyId, start, end };
}

async function refuseForeignFamily(
  tx: Queryable,
  facilityId: string,
  familyId: string,
): Promise<void> {
  const [client] = await tx
    .select({ id: facilityClients.id })
    .from(facilityClients)
    .where(and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)));
  if (!client) throw new Refusal('NOT_FOUND');
}
