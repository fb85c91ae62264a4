import { staffStanding } from '../people/roles.ts';

const ORGANIZATION_ADMIN = 2;

/** Who changes a member of the staff, and whom. */
export type StaffChange = {
  readonly actor: { readonly userId: string; readonly roleId: number };
  readonly member: { readonly userId: string; readonly roleId: number };
  /** How many admins the facility has now. */
  readonly admins: number;
};

/**
 * Returns why a member cannot be given this role: only admins give roles and nobody their own; only an organization's
 * admin makes another; the last admin stays one.
 */
export function refusalToGiveRole(
  { actor, member, admins }: StaffChange,
  roleId: number,
): 'FORBIDDEN' | 'LAST_ADMIN' | null {
  if (roleId === member.roleId) return null;
  if (!isAdmin(actor.roleId)) return 'FORBIDDEN';
  const loses = isAdmin(member.roleId) && !isAdmin(roleId);
  if (loses && admins <= 1) return 'LAST_ADMIN';
  if (actor.userId === member.userId) return 'FORBIDDEN';
  const ofOrganization = roleId === ORGANIZATION_ADMIN || member.roleId === ORGANIZATION_ADMIN;
  return ofOrganization && actor.roleId !== ORGANIZATION_ADMIN ? 'FORBIDDEN' : null;
}

/**
 * Returns why a member cannot leave or be removed: oneself always may, others only by an admin, the last admin never.
 */
export function refusalToRemove({
  actor,
  member,
  admins,
}: StaffChange): 'FORBIDDEN' | 'LAST_ADMIN' | null {
  const self = actor.userId === member.userId;
  if (!self && !isAdmin(actor.roleId)) return 'FORBIDDEN';
  if (isAdmin(member.roleId) && admins <= 1) return 'LAST_ADMIN';
  const above = member.roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN;
  return !self && above ? 'FORBIDDEN' : null;
}

const isAdmin = (roleId: number) => staffStanding(roleId) === 'admin';
