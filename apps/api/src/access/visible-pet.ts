import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { uuids } from '../db/arrays.ts';
import { facilitiesByRole } from './facilities-by-role.ts';

/**
 * Tells whether a facility may see the pets of a relation that are linked to it: of a client in an active relation, or
 * of one whom it knows by what it typed alone.
 */
export const showsPets = (relation: SQL) => sql`(${relation}.status = 'ACTIVE'
  or (${relation}.status in ('IMPORTED', 'INVITED') and ${relation}.contact is null))`;

const [shown, client, handledPet, handled] = aliases('shown', 'client', 'handled_pet', 'handled');

/**
 * Tells, as the one place that does, which pets `p` a person may see: those of their families, and those that are
 * linked to the facility where they work, by a family in an active relation or by the facility that typed them; a
 * consultant's, where they are in charge of something about the pet. That is looked for among what is about the pet: an
 * index of the facility (which the comparison keeps it from) leads to all that the facility has.
 */
export function visiblePet(viewer: Viewer): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  const linked = linkedTo(sql`${shown}.facility_id = any(${uuids([...whole, ...desk])})`);
  const inCharge = linkedTo(sql`${shown}.facility_id = any(${uuids(assigned)}) and exists (
    select from conversation_pets ${handledPet}
    join conversations ${handled} on ${handled}.id = ${handledPet}.conversation_id
    where ${handledPet}.pet_id = ${shown}.pet_id and ${handled}.facility_id is not distinct from ${shown}.facility_id
      and ${handled}.assignee_id = ${viewer.userId})`);
  return sql`p.deleted_at is null and (p.family_id = any(${families}) or ${linked}
    ${assigned.length > 0 ? sql`or ${inCharge}` : sql``})`;
}

/**
 * Tells whether somebody who sees pet `p` may read what is said there about its health: its family, and who works where
 * they may. A desk whose clinic keeps that from it sees the pet all the same. Undefined for who reads it of all they see.
 */
export function readsHealthOfPet(viewer: Viewer): SQL | undefined {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  if (desk.length === 0) return undefined;
  if (assigned.length + whole.length + viewer.families.length === 0) return sql`false`;
  const facilities = viewer.facilities.filter(({ facilityId }) => !desk.includes(facilityId));
  return sql`(${visiblePet({ ...viewer, facilities })})`;
}

const linkedTo = (where: SQL) => sql`exists (
    select from facility_pets ${shown}
    join facility_clients ${client}
      on ${client}.facility_id = ${shown}.facility_id and ${client}.family_id = p.family_id
    where ${shown}.pet_id = p.id and ${showsPets(client)} and ${where})`;
