/** The roles of people in facilities and families. Their ids are fixed: they stand in rows and on the wire. */
export const ROLES = [
  { id: 1, name: 'VET_FACILITY_ADMIN' },
  { id: 2, name: 'VET_ORG_ADMIN' },
  { id: 3, name: 'VET_VETERINARIAN' },
  { id: 4, name: 'VET_BACKOFFICE' },
  { id: 5, name: 'VET_SECRETARY' },
  { id: 6, name: 'VET_CONSULTANT' },
  { id: 7, name: 'VET_ASSISTANT' },
  { id: 8, name: 'VET_STAFF' },
  { id: 9, name: 'FAMILY_ADMIN' },
  { id: 10, name: 'FAMILY_MEMBER' },
] as const;

/** Whoever opens a facility. */
export const FACILITY_ADMIN = 1 satisfies RoleId;
/** What somebody is who joins a staff, until an admin says what they become. */
export const VETERINARIAN = 3 satisfies RoleId;

export type RoleId = (typeof ROLES)[number]['id'];
export type RoleName = (typeof ROLES)[number]['name'];

/** What a member of staff may do, in four steps. `authorization.md`, rule G9. */
export type StaffStanding = 'admin' | 'clinical' | 'consultant' | 'desk';

const standings: Readonly<Partial<Record<RoleId, StaffStanding>>> = {
  1: 'admin',
  2: 'admin',
  3: 'clinical',
  4: 'desk',
  5: 'desk',
  6: 'consultant',
  7: 'clinical',
  8: 'desk',
};

/**
 * Returns how a role stands in a facility; `null` for a role that is not one of a facility: such a person may only see
 * their own profile.
 */
export function staffStanding(roleId: number): StaffStanding | null {
  return standings[roleId as RoleId] ?? null;
}

const ASSISTANT = 7;

/**
 * Returns whether a role is a veterinary nurse's, who works as those who treat do, but signs nothing and charges no
 * card.
 */
export function isAssistant(roleId: number): boolean {
  return roleId === ASSISTANT;
}

/** Returns the name of a role, or `null` when the id is unknown (shown as -1 on the wire). */
export function roleName(roleId: number): RoleName | null {
  return ROLES.find(({ id }) => id === roleId)?.name ?? null;
}
