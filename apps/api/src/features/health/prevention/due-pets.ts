import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { DoseGiven, DueDecision, DuePet } from '@zampa/domain/health/due-items';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { showsPets, visiblePet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import { fileAddress } from '../../../db/file-address.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isOfWorkplace } from '../visible-records.ts';

/** A pet at one of its clinics, with the facts that decide what is due there. */
export type PetAtClinic = {
  readonly pet: DueItem['pet'] & DuePet;
  readonly facilityId: string;
  readonly zone: string;
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
    sql`select json_build_object('id', p.id, 'name', p.name, 'FamilyId', p.family_id, 'SpeciesId', p.species_id,
        'avatar', ${fileAddress(sql`p.image_id`)} || '?width=64&format=png',
        'birthDate', p.birth_date, 'deceasedOn', p.deceased_on) as pet,
      f.id as "facilityId", f.timezone as zone,
      (select coalesce(json_agg(json_build_object('itemId', v.item_id, 'facilityId', v.facility_id,
          'givenOn', v.given_on, 'nextDueOn', v.next_due_on)), '[]')
        from vaccinations v where v.pet_id = p.id and v.voided_at is null) as doses,
      (select coalesce(json_agg(json_build_object('itemId', d.item_id, 'facilityId', d.facility_id,
          'decision', d.decision, 'until', d.until, 'reason', d.reason) order by d.facility_id nulls first), '[]')
        from due_decisions d where d.pet_id = p.id) as decisions,
      (select json_build_object('conversationId', k.conversation_id, 'start', iso_instant(k.starts_at))
        from conversation_pets cp join calendar_events k on k.conversation_id = cp.conversation_id
        where cp.pet_id = p.id and k.facility_id = f.id and k.valid and k.starts_at > ${now}
        order by k.starts_at limit 1) as appointment
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
