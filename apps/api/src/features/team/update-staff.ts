import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { updateStaff as call } from '@zampa/contract/team/update-staff';
import { facilityMembers, services } from '@zampa/db/schema/facilities';
import { timetables } from '@zampa/db/schema/timetables';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { refusalToGiveRole } from '@zampa/domain/team/membership';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { requireSpecies } from '../services/public.ts';
import { removeLostParticipants } from '../video/public.ts';
import { readMember } from './staff.ts';
import { withdrawForbiddenInvitations } from './staff-invitations.ts';
import { lockMember } from './lock-member.ts';

/**
 * Changes a staff member: admins can change everything, other members their own species, services and timetable.
 * Publishes the change. If the new role may not invite, the member's invitations of colleagues are withdrawn. Errors:
 * VALIDATION, FORBIDDEN, NOT_FOUND, LAST_ADMIN, STALE.
 */
export async function updateStaff(
  { viewer, tx, body, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<StaffMember> {
  const { id: userId, FacilityId: facilityId, idRole, species, services: treated } = body;
  const { TimetableId: timetableId } = body;
  // Locks the timetable before the staff, in the same order as changes to its hours.
  const isTimetable = !timetableId || (await lockTimetable(tx, facilityId, timetableId));
  const { member, change } = await lockMember(tx, viewer, facilityId, userId);
  if (member.status !== 'ACTIVE') throw new Refusal('NOT_FOUND');
  if (viewer.userId !== userId && staffRoleOf(change.actor.roleId) !== 'admin')
    throw new Refusal('FORBIDDEN');
  refuseStale(ifMatch, member.updatedAt ?? member.createdAt);
  const refusal = idRole === undefined ? null : refusalToGiveRole(change, idRole);
  if (refusal) throw new Refusal(refusal);
  if (species) await requireSpecies(tx, species);
  if (treated) await requireServices(tx, facilityId, treated);
  if (!isTimetable) throw invalid('TimetableId', 'unknown');
  await tx
    .update(facilityMembers)
    .set({
      roleId: idRole ?? member.roleId,
      species: species ?? member.species,
      services: treated ?? member.services,
      timetableId: timetableId === undefined ? member.timetableId : timetableId,
      updatedAt: now,
    })
    .where(and(eq(facilityMembers.facilityId, facilityId), eq(facilityMembers.userId, userId)));
  if (idRole !== undefined) await withdrawForbiddenInvitations(deps, tx, userId, now);
  const hasOtherRole = idRole !== undefined && idRole !== member.roleId;
  // With the new role they may not be allowed in video visits.
  if (hasOtherRole) await removeLostParticipants(deps, { tx, now }, { userId });
  publishStaff(deps, tx, facilityId, hasOtherRole ? userId : null);
  return readMember(tx, facilityId, userId);
}

/** Locks a facility's timetable against deletion until commit. Returns false if it does not exist. */
async function lockTimetable(tx: Queryable, facilityId: string, id: string): Promise<boolean> {
  const own = await tx
    .select({ id: timetables.id })
    .from(timetables)
    .where(and(eq(timetables.facilityId, facilityId), eq(timetables.id, id)))
    .for('key share');
  return own.length > 0;
}

async function requireServices(tx: Queryable, facilityId: string, ids: readonly string[]) {
  const own = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.facilityId, facilityId), inArray(services.id, [...ids])));
  if (own.length < new Set(ids).size) throw invalid('services', 'unknown');
}
