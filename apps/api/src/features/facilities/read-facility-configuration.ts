import type { readFacilityConfiguration as call } from '@zampa/contract/facilities/read-facility-configuration';
import type { AnswerOf } from '@zampa/contract/call';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { serviceJson } from '../services/public.ts';
import { timetableJson, hoursJson } from '../timetables/public.ts';
import type { PersonContext } from '../../http/context.ts';

/** Reads a facility's configuration. Throws FACILITY_UNKNOWN. */
export async function readFacilityConfiguration(
  { tx, query, now }: PersonContext<typeof call>,
  { paymentProvider }: Pick<Deps, 'paymentProvider'>,
): Promise<Configuration> {
  const stored = await readConfiguration(tx, query.facilityId, now);
  return { ...stored, paymentMode: paymentProvider.mode };
}

type Configuration = AnswerOf<typeof call>;
type StoredConfiguration = Omit<Configuration, 'paymentMode'>;

/** Reads the stored part of a facility's configuration. */
export async function readConfiguration(
  db: Queryable,
  facilityId: string,
  now: Date,
): Promise<StoredConfiguration> {
  const [row] = await rowsOf<StoredConfiguration>(
    db,
    sql`select (select coalesce(json_agg(${serviceJson} order by s.service_type_id, s.id), '[]')
        from services s where s.facility_id = f.id) as services,
      ${hoursJson((w) => sql`${w}.facility_id = f.id and ${w}.timetable_id is null`)} as "workingHours",
      iso_instant(coalesce(f.hours_updated_at, f.created_at)) as "hoursUpdated",
      (select coalesce(json_agg(${timetableJson} order by t.name, t.id), '[]')
        from timetables t where t.facility_id = f.id) as timetables,
      (select coalesce(json_agg(json_build_object('id', k.id, 'start', iso_instant(k.starts_at),
          'end', iso_instant(k.ends_at), 'allDay', k.all_day, 'reason', k.reason)
          order by k.starts_at, k.id), '[]')
        from calendar_events k
        where k.facility_id = f.id and k.valid and k.category = 'OOO' and k.member_id is null
          and k.starts_at is not null
          and tstzrange(k.starts_at, k.ends_at) && tstzrange(${now}::timestamptz, null)) as closures,
      iso_instant(f.bookings_paused_until) as "bookingsPausedUntil",
      f.reception_answers as "receptionAnswers",
      json_build_object('status', o.payments_status, 'stripeId', o.stripe_account_id) as payments,
      json_build_object('plan', o.plan_id, 'status', coalesce(o.plan_status, 'NONE')) as subscription,
      json_build_object('status', coalesce(o.trial_status, 'DONE')) as onboarding
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${facilityId}`,
  );
  if (!row) throw new Refusal('FACILITY_UNKNOWN');
  return row;
}
