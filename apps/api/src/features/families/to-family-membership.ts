import type { FamilyMembership } from '@zampa/contract/families/objects';
import { FAMILY_ADMIN, FAMILY_MEMBER, type Membership } from '@zampa/domain/families/membership';

/** Converts a membership to the contract's shape. */
export function toFamilyMembership(
  FamilyId: string,
  { userId, roleId, status }: Membership,
): FamilyMembership {
  const admin = roleId === FAMILY_ADMIN;
  return {
    FamilyId,
    userId,
    idRole: admin ? FAMILY_ADMIN : FAMILY_MEMBER,
    role: admin ? 'FAMILY_ADMIN' : 'FAMILY_MEMBER',
    status,
  };
}
