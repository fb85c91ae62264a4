import type { readCompletion as call } from '@zampa/contract/facilities/read-completion';
import {
  computeCompletion,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from '@zampa/domain/facilities/onboarding-steps';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';

export function readCompletion({ tx, query }: PersonContext<typeof call>) {
  return findCompletion(tx, query.facilityId);
}

type Row = Readonly<Record<OnboardingStep, boolean>>;

/**
 * Computes a facility's setup progress: steps are read from the data where possible, otherwise as marked by its
 * admins. Throws FACILITY_UNKNOWN.
 */
export async function findCompletion(db: Queryable, facilityId: string) {
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      f.address is not null and f.city is not null and f.country is not null and o.vat is not null
        and (f.country <> 'IT' or (o.fiscal_code is not null and coalesce(o.pec, o.sdi) is not null)) as data,
      exists (select from weekly_hours w where w.facility_id = f.id and w.timetable_id is null) as hours,
      exists (select from services s where s.facility_id = f.id and s.enabled) as services,
      'availability' = any(f.settled_steps) as availability,
      'colleagues' = any(f.settled_steps) or exists (select from facility_members m
        where m.facility_id = f.id and m.status <> 'REMOVED' offset 1) as colleagues,
      'payments' = any(f.settled_steps) or o.payments_status = 'READY' as payments,
      o.trial_status is null or o.trial_status in ('IN_PROGRESS', 'EXPIRED') as plan
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${facilityId}`,
  );
  if (!row) throw new Refusal('FACILITY_UNKNOWN');
  return computeCompletion(ONBOARDING_STEPS.filter((step) => row[step]));
}
