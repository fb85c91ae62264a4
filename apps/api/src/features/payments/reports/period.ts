import { facilities, facilityClients, organizations } from '@zampa/db/schema/facilities';
import { LONGEST_PERIOD_DAYS } from '@zampa/domain/payments/movements';
import { startOfDay } from '@zampa/domain/time/day-bounds';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';

type PeriodInput = {
  readonly facilityId: string;
  readonly from: string;
  readonly to: string;
  /** Limits the report to one client. */
  readonly familyId?: string | undefined;
};

/** A reporting period as timestamps, with the facility's time zone and currency. */
export type ReportPeriod = PeriodInput & {
  readonly start: Date;
  /** Exclusive. */
  readonly end: Date;
  readonly timezone: string;
  readonly currency: 'EUR' | 'USD';
};

/**
 * Returns the reporting period between two days of a facility. Errors: VALIDATION if the days are in the wrong order
 * or more than a year apart, NOT_FOUND for a family that is not a client.
 */
export async function readReportPeriod(
  tx: Queryable,
  { facilityId, from, to, familyId }: PeriodInput,
): Promise<ReportPeriod> {
  if (to < from) throw invalid('to', 'ends_before_start');
  if (to >= dayPlus(from, LONGEST_PERIOD_DAYS)) throw invalid('to', 'too_long');
  const [place] = await tx
    .select({ timezone: facilities.timezone, currency: organizations.currency })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!place) throw new Error('the facility was not found');
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
