import { staffRoleOf } from '../people/roles.ts';

const ORGANIZATION_ADMIN = 2;

type Colleague = {
  readonly userId: string;
  readonly roleId: number;
  /** Whether the person governs the organization with all its clinics. */
  readonly governs?: boolean;
};

/** Change of a staff member by an actor. */
export type StaffChange = {
  readonly actor: Colleague;
  readonly member: Colleague;
  /** Number of admins that the facility has now. */
  readonly admins: number;
};

/**
 * Returns the reason why a member cannot be given a role. Only admins give roles, never to themselves; only an
 * organization admin creates another; only a governor demotes a governor; the last admin stays.
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
  const above = outrankReason({ actor, member });
  if (above === 'OF_ORGANIZATION' || (loses && above === 'GOVERNS')) return 'FORBIDDEN';
  const isRaisedAbove = roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN;
  return isRaisedAbove ? 'FORBIDDEN' : null;
}

/**
 * Returns the reason why a member cannot leave or be removed. Members can leave without an admin; otherwise only admins
 * remove members, only a governor removes a governor, and the last admin stays.
 */
export function refusalToRemove({
  actor,
  member,
  admins,
}: StaffChange): 'FORBIDDEN' | 'LAST_ADMIN' | null {
  const self = actor.userId === member.userId;
  if (!self && !isAdmin(actor.roleId)) return 'FORBIDDEN';
  if (isAdmin(member.roleId) && admins <= 1) return 'LAST_ADMIN';
  return outrankReason({ actor, member }) === null ? null : 'FORBIDDEN';
}

/**
 * Returns why a member outranks an admin, who then cannot demote or remove them: the member is an organization admin
 * or governor and the admin is not. Otherwise an admin of one clinic could take over the plan and money of all. Null
 * in all other cases: no admin acts, or people change themselves.
 */
export function outrankReason({
  actor,
  member,
}: Pick<StaffChange, 'actor' | 'member'>): 'OF_ORGANIZATION' | 'GOVERNS' | null {
  if (actor.userId === member.userId || !isAdmin(actor.roleId)) return null;
  if (member.roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN)
    return 'OF_ORGANIZATION';
  return member.governs === true && actor.governs !== true ? 'GOVERNS' : null;
}

const isAdmin = (roleId: number) => staffRoleOf(roleId) === 'admin';
