/** Inbox kinds for staff; each stays until a team member has dealt with it. */
export const STAFF_INBOX_KINDS = [
  'REQUEST',
  'MESSAGE',
  'TIME_ASKED',
  'TO_BE_MOVED',
  'PROPOSAL_ANSWERED',
  'CALLED_OFF',
  'JOIN',
  'VIDEO_WAITING',
  'PAYMENT_FAILED',
] as const;

/** Inbox kinds for pet owners. */
export const OWNER_INBOX_KINDS = [
  'PROPOSAL',
  'MESSAGE',
  'PAYMENT_DUE',
  'FAMILY_REQUEST',
  'INVITATION',
  'VIDEO_CALL',
] as const;

type StaffInboxKind = (typeof STAFF_INBOX_KINDS)[number];
export type InboxKind = StaffInboxKind | (typeof OWNER_INBOX_KINDS)[number];

/** Owner updates, such as an answered proposal or a failed card, that a clinic should see but need not answer. */
export const OWNER_UPDATES = [
  'PROPOSAL_ANSWERED',
  'CALLED_OFF',
  'PAYMENT_FAILED',
] as const satisfies StaffInboxKind[];
export type OwnerUpdate = (typeof OWNER_UPDATES)[number];
