/** Roles in facilities and families. Their ids are fixed: they are stored in the database and used in the API. */
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

/** Role of the person who creates a facility. */
export const FACILITY_ADMIN = 1 satisfies RoleId;
/** Role of a person who joins a team, until an admin changes it. */
export const VETERINARIAN = 3 satisfies RoleId;

export type RoleId = (typeof ROLES)[number]['id'];
export type RoleName = (typeof ROLES)[number]['name'];

/** Access level of a staff member. `authorization.md`, rule G9. */
export type StaffRole = 'admin' | 'clinical' | 'consultant' | 'desk';

const staffRoles: Readonly<Partial<Record<RoleId, StaffRole>>> = {
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
 * Returns the access level of a role in a facility; `null` for other roles, whose holders can only see their own
 * profile.
 */
export function staffRoleOf(roleId: number): StaffRole | null {
  return staffRoles[roleId as RoleId] ?? null;
}

const ASSISTANT = 7;

/**
 * Returns whether a role is that of a veterinary nurse, who has the rights of staff who treat, but cannot sign or
 * charge cards.
 */
export function isAssistant(roleId: number): boolean {
  return roleId === ASSISTANT;
}

/** Returns the name of a role, or `null` for an unknown id (-1 in the API). */
export function roleName(roleId: number): RoleName | null {
  return ROLES.find(({ id }) => id === roleId)?.name ?? null;
}
