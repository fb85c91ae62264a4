import type { ClientBase } from 'pg';

/**
 * Why something runs without a signed-in person, with access to the whole database. Each reason is used only in the
 * places listed in `apps/api/test/isolation/bypasses.ts`.
 */
export type Reason =
  /** At sign-up, sign-in and token checks the person is not known yet. */
  | 'sign-in'
  /** Creates a profile and finds records that clinics have of the person. */
  | 'profile'
  /** Creates a facility, finds a family or facility by code, or creates a record of a new person. */
  | 'newcomers'
  /** Moves a clinic's client record to the person's own family. */
  | 'claim'
  /** A family admits members or ends, which changes the owners of its pets and relations. */
  | 'family'
  /** An invitation is read or answered with its link or by the owner of the confirmed address. */
  | 'invitation'
  /** The link in an e-mail or the address of a calendar feed identifies the person. */
  | 'link'
  /** A device belongs to the person who registered it last. */
  | 'device'
  /** Jobs of the outbox, scheduled work and cleanup. */
  | 'jobs'
  /** Finds the recipients of a change, each with their own access rights. */
  | 'announcements'
  /** Counts attempts for rate limits. */
  | 'limits'
  /** Counts used seats across all facilities of an organization. */
  | 'seats'
  /** Exports e-mail sent to a person's address; erases a person. */
  | 'privacy'
  /** A provider reports a change. */
  | 'provider'
  /** The mailbox of a machine without a mail server. */
  | 'mailbox'
  /** Copies or restores the whole database. */
  | 'backup'
  | 'migrations'
  | 'demonstration';

/**
 * Sets the reason for all statements of a connection until it is closed. Only for connections used for nothing else.
 */
export async function setSessionReason(client: ClientBase, reason: Reason): Promise<void> {
  await client.query(`select set_config('app.system', $1, false)`, [reason]);
}
