/**
 * All callers. OWN is a client of the clinic under attack, FM a member of OWN's family, OTH another client, and DIS a
 * client who has left. On the staff, VA is a vet, AS an assistant, CO a consultant assigned to the named
 * conversations, CX a consultant without assignments, and CB a consultant who is also admin of another clinic of
 * OWN's family. DK (secretary), BO (backoffice) and ST (staff member) are the desk. FA is the clinic's admin, without
 * rights in the sister clinic; OA is the organization's admin, who works in the sister clinic. VB is admin of an
 * unrelated clinic, PND waits to be accepted, OFF was removed. AN is not signed in.
 */
export const IDENTITIES = [
  'AN',
  'OWN',
  'FM',
  'OTH',
  'DIS',
  'VA',
  'AS',
  'CO',
  'CX',
  'CB',
  'DK',
  'BO',
  'ST',
  'FA',
  'OA',
  'VB',
  'PND',
  'OFF',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/**
 * The columns of the tables. All desk roles share the secretary's column. Roles elsewhere grant nothing here, so CB
 * shares CX's column, except in calls that name no clinic (`elsewhere` of an expectation).
 */
export const COLUMNS = [
  'AN',
  'OWN',
  'FM',
  'OTH',
  'DIS',
  'VA',
  'AS',
  'CO',
  'CX',
  'DK',
  'FA',
  'OA',
  'VB',
  'PND',
  'OFF',
] as const satisfies readonly Identity[];
export type Column = (typeof COLUMNS)[number];

/** The columns for staff of the clinic when the named client has left. */
export const FORMER_COLUMNS = [
  'VA',
  'AS',
  'CO',
  'CX',
  'DK',
  'FA',
  'OA',
] as const satisfies readonly Column[];

export function columnOf(identity: Identity): Column {
  if (identity === 'CB') return 'CX';
  return identity === 'BO' || identity === 'ST' ? 'DK' : identity;
}

export const OWNERS: readonly Identity[] = ['OWN', 'FM', 'OTH', 'DIS'];
