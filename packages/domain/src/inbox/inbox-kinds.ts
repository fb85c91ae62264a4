/** What can wait for the staff of a clinic, each until somebody of it has dealt with it. */
export const STAFF_INBOX_KINDS = [
  'REQUEST',
  'MESSAGE',
  'TIME_ASKED',
  'PROPOSAL_ANSWERED',
  'CALLED_OFF',
  'JOIN',
  'VIDEO_WAITING',
  'PAYMENT_FAILED',
] as const;

/** What can wait for a pet owner. */
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

/** What came of an owner's choice or card that the clinic should hear of, and need not answer. */
export const OWNER_NEWS = [
  'PROPOSAL_ANSWERED',
  'CALLED_OFF',
  'PAYMENT_FAILED',
] as const satisfies StaffInboxKind[];
export type OwnerNews = (typeof OWNER_NEWS)[number];
