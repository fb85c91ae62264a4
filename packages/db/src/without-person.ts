import type { ClientBase } from 'pg';

/**
 * Why something is done without a person: the whole database is open to it. Each reason is given in the few places
 * that `apps/api/test/isolation/places.ts` names.
 */
export type Reason =
  /** Who signs up or in is not known yet, nor whose token it is. */
  | 'sign-in'
  /** A profile is made, and meets what clinics wrote down about the person. */
  | 'profile'
  /** A facility is opened, a family or a facility is looked for by its code, a record is made of somebody new. */
  | 'newcomers'
  /** What a clinic did for somebody whom it wrote down goes on with the family that they turned out to have. */
  | 'claim'
  /** A family takes people in or ends, and with it whose its pets and relations are. */
  | 'family'
  /** An invitation is read or answered by whoever holds its link, or has confirmed the address that it went to. */
  | 'invitation'
  /** The link of a letter or the address of a calendar stands for a person. */
  | 'link'
  /** A device belongs to whoever registered it last. */
  | 'device'
  /** Jobs of the outbox, and what is repeated or tidied up. */
  | 'jobs'
  /** Who is told of a change, each by their own rights. */
  | 'announcements'
  /** What must not be tried too often is counted. */
  | 'limits'
  /** What a plan has room for is counted over all facilities of its organization. */
  | 'seats'
  /** What was written to somebody's address is theirs to read, and somebody is erased from among others. */
  | 'privacy'
  /** A provider says that something changed. */
  | 'provider'
  /** The mailbox of a machine without a mail server. */
  | 'mailbox'
  | 'migrations'
  | 'demonstration';

/** Says it for all that a connection does from now on: for one that is for such work alone, and ended after it. */
export async function sayForSession(client: ClientBase, reason: Reason): Promise<void> {
  await client.query(`select set_config('app.system', $1, false)`, [reason]);
}
