import type { AnswerOf } from '@zampa/contract/call';
import type { readFacilityConfiguration } from '@zampa/contract/facilities/read-facilities';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { serviceJson } from '../../records/facilities.ts';

type Configuration = AnswerOf<typeof readFacilityConfiguration>;

/** How a facility is set up. Hours, closures, payments and subscription are empty until they can be set. */
export async function readConfiguration(db: Queryable, facilityId: string): Promise<Configuration> {
  const [row] = await rowsOf<Pick<Configuration, 'services' | 'onboarding'>>(
    db,
    sql`select (select coalesce(json_agg(${serviceJson} order by s.service_type_id, s.id), '[]')
        from services s where s.facility_id = f.id) as services,
      json_build_object('status', coalesce(o.trial_status, 'DONE')) as onboarding
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${facilityId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    ...row,
    workingHours: [],
    timetables: [],
    closures: [],
    payments: { status: 'NONE', stripeId: null },
    subscription: null,
  };
}
