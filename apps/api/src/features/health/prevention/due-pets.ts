import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { DoseGiven, DueDecision } from '@zampa/domain/health/due-items';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { showsPets, visiblePet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import { fileAddress } from '../../../db/file-address.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isOfWorkplace } from '../visible-records.ts';
import { nextAppointment } from './appointment-of-pet.ts';

/** A pet at one of its clinics, with the facts that decide what is due there. */
export type PetAtClinic = {
  readonly pet: DueItem['pet'];
  readonly birthDate: string | null;
  readonly facilityId: string;
  readonly zone: string;
  /** Other clinics whose record the family shows to this one. */
  readonly shownFrom: readonly string[];
  readonly doses: readonly (DoseGiven & {
    readonly itemId: number;
    readonly facilityId: string | null;
  })[];
  readonly decisions: readonly {
    readonly itemId: number;
    readonly facilityId: string | null;
    readonly decision: DueDecision;
    readonly until: string | null;
    readonly reason: string | null;
  }[];
  readonly appointment: DueItem['appointment'];
};

export type DuePetsFilter = {
  readonly PetId?: string | undefined;
  readonly FamilyId?: string | undefined;
  readonly facilityId?: string | undefined;
};

/** SQL: pet `p` as due items show it. */
export const duePetJson = sql`json_build_object('id', p.id, 'name', p.name, 'FamilyId', p.family_id,
  'SpeciesId', p.species_id, 'avatar', ${fileAddress(sql`p.image_id`)} || '?width=64&format=png')`;

/** Returns the living pets that the viewer sees, once for each of their clinics that the viewer may know. */
export async function findPetsAtClinics(
  db: Queryable,
  viewer: Viewer,
  { PetId, FamilyId, facilityId }: DuePetsFilter,
  now: Date,
): Promise<readonly PetAtClinic[]> {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  return rowsOf<PetAtClinic>(
    db,
    sql`select ${duePetJson} as pet, p.birth_date::text as "birthDate",
      f.id as "facilityId", f.timezone as zone,
      array(select a.from_facility_id::text from record_access a
        where a.pet_id = p.id and a.to_facility_id = f.id and a.withdrawn_at is null) as "shownFrom",
      (select coalesce(json_agg(json_build_object('itemId', v.item_id, 'facilityId', v.facility_id,
          'givenOn', v.given_on, 'nextDueOn', v.next_due_on)), '[]')
        from vaccinations v where v.pet_id = p.id and v.voided_at is null) as doses,
      (select coalesce(json_agg(json_build_object('itemId', d.item_id, 'facilityId', d.facility_id,
          'decision', d.decision, 'until', d.until, 'reason', d.reason) order by d.facility_id nulls first), '[]')
        from due_decisions d where d.pet_id = p.id) as decisions,
      ${nextAppointment(now)} as appointment
    from pets p
    join facility_pets fp on fp.pet_id = p.id
    join facility_clients fc on fc.facility_id = fp.facility_id and fc.family_id = p.family_id
    join facilities f on f.id = fp.facility_id
    where p.deceased_on is null and ${visiblePet(viewer)} and ${showsPets(sql`fc`)}
      and (${isOfWorkplace(viewer, sql`fp`)} or p.family_id = any(${families}))
      ${PetId ? sql`and p.id = ${PetId}` : sql``}
      ${FamilyId ? sql`and p.family_id = ${FamilyId}` : sql``}
      ${facilityId ? sql`and f.id = ${facilityId}` : sql``}
    order by p.id, f.id`,
  );
}
