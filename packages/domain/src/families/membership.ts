/** The two family roles, with their ids in `people/roles`. */
export const FAMILY_ADMIN = 9;
export const FAMILY_MEMBER = 10;
export type FamilyRoleId = typeof FAMILY_ADMIN | typeof FAMILY_MEMBER;

/** PENDING: asked to join, cannot see anything of the family yet. */
export const MEMBERSHIP_STATUSES = ['ACTIVE', 'PENDING'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export type Membership = {
  readonly userId: string;
  readonly roleId: number;
  readonly status: MembershipStatus;
  /** Whether they requested erasure of their account; they then do not count as an admin unless they cancel it. */
  readonly leaving?: boolean;
};

/** Returns whether this person is an active family admin, who may manage its members. */
export function isFamilyAdmin(members: readonly Membership[], userId: string): boolean {
  return members.some((member) => member.userId === userId && isActiveAdmin(member));
}

/** Returns LAST_ADMIN if a member cannot be given this role: a family always has an admin. */
export function refusalToChangeRole(
  members: readonly Membership[],
  userId: string,
  roleId: FamilyRoleId,
): 'LAST_ADMIN' | null {
  return roleId !== FAMILY_ADMIN && isLastAdmin(members, userId) ? 'LAST_ADMIN' : null;
}

/**
 * Returns the reason why a person cannot leave the family. The last admin must first make another member admin. A
 * family's only member cannot leave, because the pets would have no owner. A pending member can always leave.
 */
export function refusalToLeave(
  members: readonly Membership[],
  userId: string,
): 'LAST_ADMIN' | 'STATUS_CONFLICT' | null {
  const active = members.filter(({ status }) => status === 'ACTIVE');
  if (!active.some((member) => member.userId === userId)) return null;
  if (active.length === 1) return 'STATUS_CONFLICT';
  return isLastAdmin(members, userId) ? 'LAST_ADMIN' : null;
}

const isActiveAdmin = ({ status, roleId, leaving }: Membership) =>
  status === 'ACTIVE' && roleId === FAMILY_ADMIN && !leaving;

function isLastAdmin(members: readonly Membership[], userId: string): boolean {
  const admins = members.filter(isActiveAdmin);
  return admins.length === 1 && admins[0]?.userId === userId;
}
