/**
 * Who calls. The clinic under attack has OWN as a client, with FM as a member of the family; OTH is another client of
 * it, DIS one who left it. On its staff are a veterinarian (VA), an assistant (AS), a consultant who is in charge of
 * the conversations that are named (CO), one in charge of nothing (CX) and one more, who is admin of a clinic of
 * their own that OWN's family is a client of as well (CB), the desk (DK secretary, BO backoffice, ST staff member),
 * its admin (FA), who is none in the sister clinic, and the organization's (OA), who works there. VB is the admin of
 * a clinic that has nothing to do with it, PND waits to be accepted, OFF was removed. AN is not signed in.
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
 * The columns of the tables: what holds for the secretary holds for all of the desk. What somebody is elsewhere is no right
 * here: CB is here what CX is, except where a call names no clinic (`elsewhere` of an expectation).
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

/** The same of the staff of the clinic, about a client who has left it. */
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
