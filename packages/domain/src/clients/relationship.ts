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

/** The lists that a facility keeps of its clients. Contract, section 5b. */
export const CLIENT_TABS = [
  'all',
  'active',
  'waiting',
  'to-invite',
  'disabled',
  'ignored',
  'linked',
] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** The states whose clients stand in a list; `active` and `linked` ask for more than the state. */
export function statusesOfTab(tab: ClientTab): readonly RelationshipStatus[] {
  const lists: Readonly<Partial<Record<ClientTab, readonly RelationshipStatus[]>>> = {
    active: ['ACTIVE'],
    waiting: ['INVITED'],
    'to-invite': ['IMPORTED'],
    disabled: ['DISABLED_BY_PO', 'DISABLED_BY_VET'],
    ignored: ['IGNORED'],
  };
  return lists[tab] ?? RELATIONSHIP_STATUSES.filter((status) => status !== 'REMOVED');
}

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
