/** The database access that a job may have. */
export type ExpectedJob = {
  /** The tables that it may read, including those that decide who is notified. */
  readonly reads: readonly string[];
  /** The tables that it writes when it succeeds. */
  readonly writes: readonly string[];
};

/** Tables that decide who is notified of a changed invitation. */
const invitationRecipientTables = ['facility_members', 'family_members', 'facilities'];
/**
 * Tables that decide who is notified of an event and what it contains: its author, their rights and the attached
 * file.
 */
const eventRecipientTables = [
  'facilities',
  // Decides whether staff may see the author's name.
  'facility_clients',
  'facility_members',
  'family_members',
  'events',
  'users',
  'files',
];

/**
 * Tables that decide whether a delayed notification is still sent: the recipient's preferences, rights and read
 * position.
 */
const delayedNotificationTables = [
  'notifications',
  'video_participants',
  'notification_preferences',
  'users',
  'reads',
  'conversations',
  'facilities',
  'facility_members',
  'family_members',
  'facility_clients',
];

/**
 * Every job that the server runs after a commit with the tables it may touch, written by hand. Jobs run without a
 * person and could reach the whole database, so each one is checked on the running server.
 */
export const expectedJobs = {
  // They notify the media server; a participant who has joined again is left alone.
  closeVideoRoom: { reads: [], writes: [] },
  removeVideoParticipant: {
    reads: ['video_participants', 'video_meetings'],
    writes: [],
  },
  // It receives everything in the payload and reads nothing from the database.
  removeStoredFile: { reads: [], writes: [] },
  // They receive everything in the payload too, and count what they send against the daily budget.
  sendEmail: { reads: [], writes: ['rate_counters'] },
  sendSms: { reads: [], writes: ['rate_counters'] },
  sendLaterEmail: { reads: delayedNotificationTables, writes: [] },
  sendLaterSms: { reads: delayedNotificationTables, writes: [] },
  // They store whether the message was sent, and notify the clinic.
  sendInvitationEmail: {
    reads: ['facility_clients', ...invitationRecipientTables],
    writes: ['invitations'],
  },
  sendInvitationSms: {
    reads: ['facility_clients', ...invitationRecipientTables],
    writes: ['invitations'],
  },
  // It notifies the billing provider; the table of its sandbox belongs to no tenant.
  syncBillingCustomer: {
    reads: ['billing_accounts', 'facilities', 'organizations', 'sandbox_billing'],
    writes: [],
  },
  // Cancels a booking that was not paid in time or whose time passed without an answer. Includes the follow-up job
  // that informs both sides in the conversation and by notification.
  cancelExpiredHold: {
    reads: [
      'ledger_entries',
      'conversations',
      'conversation_pets',
      'calendar_events',
      'charges',
      'card_attempts',
      'card_attempt_lines',
      'facility_clients',
      'pets',
      'accounts',
      'notifications',
      'video_meetings',
      'video_participants',
      'notification_preferences',
      'push_tokens',
      'reads',
      'sessions',
      ...eventRecipientTables,
    ],
    writes: [
      'calendar_events',
      'charges',
      'conversations',
      'events',
      'ledger_entries',
      'notifications',
      'occupied_periods',
      'outbox',
      'push_tokens',
      'rate_counters',
    ],
  },
  // Other jobs notify the clients; an unchanged time zone needs no work.
  applyTimeZone: { reads: ['facilities'], writes: [] },
  // Runs with the rights of the person who reported the pet's death; nothing is canceled for a living pet.
  cancelVisitsOfPet: {
    reads: [
      'calendar_events',
      'conversation_pets',
      'conversations',
      'facilities',
      'facility_clients',
      'facility_members',
      'families',
      'family_members',
      'organizations',
      'pets',
      'users',
    ],
    writes: [],
  },
  // Looks up a card payment by the provider's id, and ignores unknown payments.
  applyCardEvent: { reads: ['card_attempts'], writes: [] },
  // Refunds what was paid but is not owed; nothing in this case.
  returnSurplus: {
    reads: ['conversations', 'charges', 'refunds'],
    writes: [],
  },
  // Sends a stored receipt; nothing if it does not exist. The e-mail is another job.
  issueReceipt: {
    reads: [
      'receipts',
      'charges',
      'conversation_services',
      'conversation_pets',
      'pets',
      'facilities',
      'organizations',
      'facility_clients',
      'users',
      'accounts',
    ],
    writes: [],
  },
  // Runs when the time to cancel an account's erasure is over; does nothing for an unknown account.
  // `privacy/erase-owner.test.ts` checks the actual erasure against the whole database.
  endAccount: { reads: ['accounts', 'account_erasures'], writes: [] },
  eraseAccount: { reads: ['accounts', 'account_erasures'], writes: [] },
  // Tells the billing provider that nobody is left; does nothing for an unknown customer.
  endBilling: { reads: ['billing_accounts', 'facilities'], writes: [] },
  sendReceipt: { reads: ['receipts', 'facilities'], writes: [] },
  sendRefund: { reads: ['refunds', 'card_attempts'], writes: [] },
  // Confirms the paid booking; another job e-mails the client.
  confirmPaidBooking: {
    reads: [
      'conversations',
      'conversation_pets',
      'calendar_events',
      'occupied_periods',
      'facility_clients',
      'pets',
      'services',
      'accounts',
      // People waiting for a video visit see its new time.
      'video_meetings',
      'video_participants',
      ...eventRecipientTables,
    ],
    writes: [
      'calendar_events',
      'conversations',
      'events',
      'occupied_periods',
      'outbox',
      'rate_counters',
    ],
  },
  // A prepayment that expired is no longer owed.
  expireUpfront: {
    reads: [
      'ledger_entries',
      'conversations',
      'calendar_events',
      'charges',
      'card_attempts',
      'card_attempt_lines',
      ...eventRecipientTables,
    ],
    writes: ['charges', 'conversations', 'ledger_entries'],
  },
  releaseUpfront: {
    reads: [
      'conversations',
      'calendar_events',
      'charges',
      'card_attempts',
      'card_attempt_lines',
      ...eventRecipientTables,
    ],
    writes: ['charges', 'conversations', 'ledger_entries'],
  },
  // Writes to the family's contact about one booking; another job sends the e-mail.
  writeBookingEmail: {
    reads: [
      'calendar_events',
      'conversations',
      'facilities',
      'facility_clients',
      'family_members',
      'pets',
      'services',
      'users',
      'accounts',
    ],
    writes: ['outbox', 'rate_counters'],
  },
  // Reads the accepted booking; another job notifies the clinic.
  notifyAcceptance: { reads: ['calendar_events'], writes: [] },
  // Finds upcoming appointments; another job writes each e-mail.
  rewriteBookings: {
    reads: [
      'accounts',
      'users',
      'family_members',
      'conversations',
      'facility_clients',
      'calendar_events',
    ],
    writes: [],
  },
  // Writes to those who have not read a message: the assignee, the clinic or the family.
  writeUnreadEmail: {
    reads: [
      'conversations',
      'conversation_pets',
      'events',
      'reads',
      'facilities',
      'facility_members',
      'facility_clients',
      'family_members',
      'pets',
      'users',
      'accounts',
      'notification_preferences',
      'outbox',
    ],
    writes: ['outbox', 'rate_counters', 'unread_letters'],
  },
  // Notifies one device whose owner may still read the conversation.
  sendPush: {
    reads: [
      'notifications',
      'video_participants',
      'notification_preferences',
      'push_tokens',
      'sessions',
      'users',
      'reads',
      'conversations',
      'facilities',
      'facility_members',
      'family_members',
      // A clinic or family with which the relation has ended notifies nobody.
      'facility_clients',
    ],
    writes: ['notifications', 'push_tokens'],
  },
  // Adds a notification for each person on the other side who has not read the event. A separate job pushes it to
  // their devices right away.
  notify: {
    reads: [
      'conversations',
      'conversation_pets',
      'events',
      'reads',
      'facilities',
      'facility_members',
      'facility_clients',
      'family_members',
      'pets',
      'users',
      'notifications',
      'video_participants',
      'push_tokens',
      'sessions',
      'notification_preferences',
    ],
    writes: ['notifications', 'outbox', 'push_tokens'],
  },
} as const satisfies Readonly<Record<string, ExpectedJob>>;
