/** The two roles of a family, among those of `people/roles`. */
export const FAMILY_ADMIN = 9;
export const FAMILY_MEMBER = 10;
export type FamilyRoleId = typeof FAMILY_ADMIN | typeof FAMILY_MEMBER;

/** Who is PENDING has asked to join and sees nothing of the family yet. */
export const MEMBERSHIP_STATUSES = ['ACTIVE', 'PENDING'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export type Membership = {
  readonly userId: string;
  readonly roleId: number;
  readonly status: MembershipStatus;
  /** Whether they have asked to be erased: they decide nothing any more, unless they take it back. */
  readonly leaving?: boolean;
};

/** Returns whether this person may decide about the family's people. */
export function isFamilyAdmin(members: readonly Membership[], userId: string): boolean {
  return members.some((member) => member.userId === userId && isActiveAdmin(member));
}

/** Returns why a member may not have this role: a family is never left without an admin. */
export function refusalOfRole(
  members: readonly Membership[],
  userId: string,
  roleId: FamilyRoleId,
): 'LAST_ADMIN' | null {
  return roleId !== FAMILY_ADMIN && isLastAdmin(members, userId) ? 'LAST_ADMIN' : null;
}

/**
 * Returns why somebody cannot go. The last admin hands over first; who is alone has nobody to leave the pets to.
 * Whoever only asked to join can always go.
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
