import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';

/** An enabled service of a clinic. Price in minor units, duration in minutes, deposit in percent. */
export type ClinicService = {
  readonly id: string;
  readonly name: string;
  readonly serviceTypeId: number;
  readonly species: readonly number[];
  readonly deposit: number;
  readonly duration: number;
  readonly price: number;
  readonly currency: string;
};

/** Returns the enabled services of a clinic, in the order in which they were created. */
export const findClinicServices = (
  db: Queryable,
  facilityId: string,
): Promise<readonly ClinicService[]> =>
  rowsOf<ClinicService>(
    db,
    sql`select s.id, s.name, s.service_type_id as "serviceTypeId", s.species, s.deposit, s.duration, s.price, o.currency
      from services s
      join facilities f on f.id = s.facility_id
      join organizations o on o.id = f.organization_id
      where s.facility_id = ${facilityId} and s.enabled order by s.id`,
  );
