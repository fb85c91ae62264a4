/** How a family and a facility stand to each other. Specification, section 4. */
export const RELATIONSHIP_STATUSES = [
  'IMPORTED',
  'ACTIVE',
  'INVITED',
  'DISABLED_BY_PO',
  'DISABLED_BY_VET',
  'IGNORED',
  'REMOVED',
] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** Why a family may not ask for anything new or write to a facility; reading what was stays possible. */
export function refusalOfContact(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  return status === 'ACTIVE' ? null : 'FORBIDDEN';
}

/**
 * Why entering a facility's code does not make the relation active. Who was shut out by the facility
 * cannot undo that alone; every other family can come (back) by the code.
 */
export function refusalToJoin(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  return status === 'DISABLED_BY_VET' ? 'FORBIDDEN' : null;
}
