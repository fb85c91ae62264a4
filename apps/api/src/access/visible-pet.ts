import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { uuids } from '../db/arrays.ts';
import { facilitiesByRole } from './facilities-by-role.ts';

/**
 * SQL: whether a facility may see the pets that a relation links to it. It may if the relation is active, or if
 * the facility typed all of the record.
 */
export const showsPets = (relation: SQL) => sql`(${relation}.status = 'ACTIVE'
  or (${relation}.status in ('IMPORTED', 'INVITED') and ${relation}.contact is null))`;

const [shown, client, handledPet, handled] = aliases('shown', 'client', 'handled_pet', 'handled');

/**
 * SQL: the only definition of which pets `p` a person may see: pets of their families, and pets linked to a facility
 * where they work by an active relation or by the facility's own record. Consultants see only pets of conversations
 * assigned to them; `is not distinct from` keeps the planner from using the facility's index, so that the search
 * starts at the pet.
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
 * SQL: whether a person who sees pet `p` may read its health data: its family, and staff with access to health.
 * Undefined if no check is needed. Reception without that access still sees the pet.
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
