import { staffStanding } from '../people/roles.ts';

const ORGANIZATION_ADMIN = 2;

type Colleague = {
  readonly userId: string;
  readonly roleId: number;
  /** Whether they govern the organization, all of its clinics together; where that is not known the server decides. */
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
  if (loses && isAbove(member, actor)) return 'FORBIDDEN';
  const ofOrganization = roleId === ORGANIZATION_ADMIN || member.roleId === ORGANIZATION_ADMIN;
  return ofOrganization && actor.roleId !== ORGANIZATION_ADMIN ? 'FORBIDDEN' : null;
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
  const ofOrganization =
    member.roleId === ORGANIZATION_ADMIN && actor.roleId !== ORGANIZATION_ADMIN;
  return !self && (ofOrganization || isAbove(member, actor)) ? 'FORBIDDEN' : null;
}

/** Otherwise whoever runs one clinic would take the plan and the money of all from who runs them. */
const isAbove = (member: Colleague, actor: Colleague) =>
  member.governs === true && actor.governs !== true;

const isAdmin = (roleId: number) => staffStanding(roleId) === 'admin';
