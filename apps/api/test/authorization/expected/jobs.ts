/** What a job may do with the database. */
export type ExpectedJob = {
  /** In whose name: of a reason of `withoutPerson`; there is no job in a person's. */
  readonly actsFor: 'jobs' | 'limits';
  /** The tables that it may read, with those that say who is told of what it did. */
  readonly reads: readonly string[];
  /** The tables that it writes when all goes well. */
  readonly writes: readonly string[];
};

/** Who is told that something of an invitation changed. */
const toldOfInvitations = ['facility_members', 'family_members', 'facilities'];
/** Who is told of an event, by their own rights, and what they are told: who wrote it, and the file with it. */
const toldOfEvents = [
  'facilities',
  // How staff may know who wrote it.
  'facility_clients',
  'facility_members',
  'family_members',
  'events',
  'users',
  'files',
];

/** Of what waited: whether its reader still wants it, may read what it is about and has not. */
const toldLater = [
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
 * Every job that the server does after a commit, and what it may touch, written down by hand. Jobs are nobody's: the
 * whole database is open to them, so what each one asks of it is held against the running server.
 */
export const expectedJobs = {
  // The server of pictures and sound is told; of who has come in again, nothing.
  closeVideoRoom: { actsFor: 'jobs', reads: [], writes: [] },
  removeVideoParticipant: {
    actsFor: 'jobs',
    reads: ['video_participants', 'video_meetings'],
    writes: [],
  },
  // They are given what they need, and ask the database for nothing.
  sendEmail: { actsFor: 'jobs', reads: [], writes: [] },
  removeStoredFile: { actsFor: 'jobs', reads: [], writes: [] },
  // It is given what it needs as well, and counts what it sends.
  sendSms: { actsFor: 'limits', reads: [], writes: ['rate_counters'] },
  sendLaterEmail: { actsFor: 'jobs', reads: toldLater, writes: [] },
  sendLaterSms: { actsFor: 'jobs', reads: toldLater, writes: [] },
  // They note whether the message went out, and tell the clinic.
  sendInvitationEmail: {
    actsFor: 'jobs',
    reads: ['facility_clients', ...toldOfInvitations],
    writes: ['invitations'],
  },
  sendInvitationSms: {
    actsFor: 'jobs',
    reads: ['facility_clients', ...toldOfInvitations],
    writes: ['invitations'],
  },
  // The provider is told; what its sandbox notes of it is nobody's.
  syncBillingCustomer: {
    actsFor: 'jobs',
    reads: ['billing_accounts', 'facilities', 'organizations', 'sandbox_billing'],
    writes: [],
  },
  // A booking that was not paid in time, or whose time passed unanswered, is called off, which both sides find in their conversation and are told of: by the
  // job for that, which is done with it here.
  cancelExpiredHold: {
    actsFor: 'jobs',
    reads: [
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
      ...toldOfEvents,
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
    ],
  },
  // Whoever is expected is told by other jobs; where the clocks are the same nothing is done.
  applyTimeZone: { actsFor: 'jobs', reads: ['facilities'], writes: [] },
  // It is done as whoever said that the pet has gone, among what they may see; of one that lives nothing is called off.
  cancelVisitsOfPet: {
    actsFor: 'jobs',
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
  // A card payment is read by its name at the provider; one that is not ours is left alone.
  applyCardEvent: { actsFor: 'jobs', reads: ['card_attempts'], writes: [] },
  // What was paid and is not owed goes back: of one that is owed, nothing.
  returnSurplus: {
    actsFor: 'jobs',
    reads: ['conversations', 'charges', 'refunds'],
    writes: [],
  },
  // A paper that is written about: of what is not there, none. The letter is another job.
  issueReceipt: {
    actsFor: 'jobs',
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
  // Somebody whose time to take it back is over; of an account that is no more there is nothing to end. What is done with
  // one that is, is held against the whole database in `privacy/erase-owner.test.ts`.
  endAccount: { actsFor: 'jobs', reads: ['accounts', 'account_erasures'], writes: [] },
  eraseAccount: { actsFor: 'jobs', reads: ['accounts', 'account_erasures'], writes: [] },
  // The provider is told that nobody is left; of whom it does not know there is nothing to end.
  endBilling: { actsFor: 'jobs', reads: ['billing_accounts', 'facilities'], writes: [] },
  sendReceipt: { actsFor: 'jobs', reads: ['receipts', 'facilities'], writes: [] },
  sendRefund: { actsFor: 'jobs', reads: ['refunds', 'card_attempts'], writes: [] },
  // The time that is paid is confirmed, and the client written about it, by another job.
  confirmPaidBooking: {
    actsFor: 'jobs',
    reads: [
      'conversations',
      'conversation_pets',
      'calendar_events',
      'occupied_periods',
      'facility_clients',
      'pets',
      'services',
      'accounts',
      // Who waits for a video visit reads when it is.
      'video_meetings',
      'video_participants',
      ...toldOfEvents,
    ],
    writes: ['calendar_events', 'conversations', 'events', 'occupied_periods', 'outbox'],
  },
  // What was to be paid before a time is confirmed is not owed any more.
  expireUpfront: {
    actsFor: 'jobs',
    reads: [
      'conversations',
      'calendar_events',
      'charges',
      'card_attempts',
      'card_attempt_lines',
      ...toldOfEvents,
    ],
    writes: ['charges', 'conversations', 'ledger_entries'],
  },
  releaseUpfront: {
    actsFor: 'jobs',
    reads: [
      'conversations',
      'calendar_events',
      'charges',
      'card_attempts',
      'card_attempt_lines',
      ...toldOfEvents,
    ],
    writes: ['charges', 'conversations', 'ledger_entries'],
  },
  // The contact of the family is written to about one booking; the letter itself is another job.
  writeBookingEmail: {
    actsFor: 'jobs',
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
    writes: ['outbox'],
  },
  // Whose appointments are ahead; what is written of each is another job.
  rewriteBookings: {
    actsFor: 'jobs',
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
  // Who has not read is written to: whoever is in charge, the clinic, or the people of the family.
  writeUnreadEmail: {
    actsFor: 'jobs',
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
    writes: ['outbox', 'unread_letters'],
  },
  // One device is called, of somebody who may still read what it is about.
  sendPush: {
    actsFor: 'jobs',
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
      // Nobody is called by whom they deal with no more.
      'facility_clients',
    ],
    writes: ['notifications', 'push_tokens'],
  },
  // It is written into the lists of the other side, but for who has read it; their devices are called by a job of its
  // own, which follows at once.
  notify: {
    actsFor: 'jobs',
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
