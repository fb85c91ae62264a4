import { staffStanding } from '../people/roles.ts';

const ORGANIZATION_ADMIN = 2;

type Colleague = {
  readonly userId: string;
  readonly roleId: number;
  /** Whether they govern the organization, all of its clinics together. */
  readonly governs?: boolean;
};

/** Who changes a member of the staff, and whom. */
export type StaffChange = {
  readonly actor: Colleague;
  readonly member: Colleague;
  /** How many admins the facility has now. */
  readonly admins: number;
};

/**
 * Returns why a member cannot be given this role: only admins give roles and nobody their own; only an organization's
 * admin makes another; who governs the organization is demoted by who does so too; the last admin stays one.
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
  const above = reasonAbove({ actor, member });
  if (above === 'OF_ORGANIZATION' || (loses && above === 'GOVERNS')) return 'FORBIDDEN';
  const isRaisedAbove = roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN;
  return isRaisedAbove ? 'FORBIDDEN' : null;
}

/**
 * Returns why a member cannot leave or be removed: oneself always may, others only by an admin, who governs the
 * organization only by who does so too, the last admin never.
 */
export function refusalToRemove({
  actor,
  member,
  admins,
}: StaffChange): 'FORBIDDEN' | 'LAST_ADMIN' | null {
  const self = actor.userId === member.userId;
  if (!self && !isAdmin(actor.roleId)) return 'FORBIDDEN';
  if (isAdmin(member.roleId) && admins <= 1) return 'LAST_ADMIN';
  return reasonAbove({ actor, member }) === null ? null : 'FORBIDDEN';
}

/**
 * Returns why somebody stands above an admin, who can neither demote nor remove them: they are an admin of the whole
 * organization, or govern it, and the admin does not. Otherwise whoever runs one clinic would take the plan and the money
 * of all from who runs them. Null for everybody else, for oneself, and where no admin asks.
 */
export function reasonAbove({
  actor,
  member,
}: Pick<StaffChange, 'actor' | 'member'>): 'OF_ORGANIZATION' | 'GOVERNS' | null {
  if (actor.userId === member.userId || !isAdmin(actor.roleId)) return null;
  if (member.roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN)
    return 'OF_ORGANIZATION';
  return member.governs === true && actor.governs !== true ? 'GOVERNS' : null;
}

const isAdmin = (roleId: number) => staffStanding(roleId) === 'admin';
