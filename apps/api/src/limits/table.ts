import { messagesByName } from '@zampa/contract/messages';
import { limitsOfLetters } from './limits-of-emails.ts';
import type { Bound, Limit } from './limit.ts';
import { limitsOfNetworks } from './limits-of-networks.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;
const MEGABYTE = 1024 * 1024;

/** Limits per account or e-mail address. */
const ofAccounts = {
  signInsOfDevice: {
    name: 'sign-in-device',
    countedBy: 'device',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing passwords on a known device.',
  },
  wrongPasswords: {
    name: 'wrong-passwords',
    countedBy: 'e-mail address, by device or network',
    most: 10,
    seconds: null,
    guards: 'Guessing one password. Each further failure doubles the wait, up to five minutes.',
  },
  resendsAMinute: {
    name: 'resend-minute',
    countedBy: 'e-mail address',
    most: 1,
    seconds: MINUTE,
    guards: 'Flooding a mailbox with confirmation codes.',
  },
  resendsAnHour: {
    name: 'resend-hour',
    countedBy: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'Flooding a mailbox with confirmation codes.',
  },
  resetRequestsAMinute: {
    name: 'forgot-minute',
    countedBy: 'e-mail address',
    most: 1,
    seconds: MINUTE,
    guards: 'Flooding a mailbox with reset codes.',
  },
  resetRequestsAnHour: {
    name: 'forgot-hour',
    countedBy: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'Flooding a mailbox with reset codes.',
  },
  emailChangeEmails: {
    name: 'change-email-hour',
    countedBy: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'Flooding a stranger’s mailbox with codes for an address change.',
  },
  confirmationEmailsAnHour: {
    name: 'confirmation-emails-hour',
    countedBy: 'e-mail address',
    most: 6,
    seconds: HOUR,
    guards: 'Flooding a mailbox with codes from sign-ups, resends and address changes together.',
  },
  confirmationEmailsADay: {
    name: 'confirmation-emails-day',
    countedBy: 'e-mail address',
    most: 20,
    seconds: DAY,
    guards: 'Flooding a mailbox with codes from sign-ups, resends and address changes together.',
  },
  resetEmailsADay: {
    name: 'reset-emails-day',
    countedBy: 'e-mail address',
    most: 20,
    seconds: DAY,
    guards: 'Flooding a mailbox with reset codes all day.',
  },
  codeTries: {
    name: 'code-tries',
    countedBy: 'code, by device or network',
    most: 5,
    seconds: null,
    guards: 'Guessing a six-digit code.',
  },
  wrongCodesADay: {
    name: 'wrong-codes',
    countedBy: 'e-mail address',
    most: 10,
    seconds: DAY,
    guards:
      'Guessing several codes in a row, also through new sign-ups. Beyond the limit an e-mail link replaces codes.',
  },
  secondFactorTries: {
    name: 'second-factor',
    countedBy: 'account',
    most: 30,
    seconds: HOUR,
    guards: 'Guessing codes of an authenticator app with a known password.',
  },
  passwordChanges: {
    name: 'change-password',
    countedBy: 'account',
    most: 10,
    seconds: TEN_MINUTES,
    guards: 'Guessing the old password on a device that was left signed in.',
  },
  emailChanges: {
    name: 'change-email',
    countedBy: 'account',
    most: 10,
    seconds: TEN_MINUTES,
    guards:
      'Guessing the password on a device that was left signed in, and finding out which addresses have an account.',
  },
  exports: {
    name: 'export',
    countedBy: 'account',
    most: 1,
    seconds: MINUTE,
    guards: 'Repeated data exports, which are expensive.',
  },
  calls: {
    name: 'calls',
    countedBy: 'account',
    most: 1200,
    seconds: MINUTE,
    guards: 'One account that overloads the server.',
  },
  text: {
    name: 'text-of-account',
    countedBy: 'account',
    most: 20 * MEGABYTE,
    unit: 'bytes',
    seconds: DAY,
    guards:
      'One account filling the database with text. Counts the bodies of all writes, even refused ones.',
  },
  textOfPayingStaff: {
    name: 'text-of-paying-staff',
    countedBy: 'account',
    most: 100 * MEGABYTE,
    unit: 'bytes',
    seconds: DAY,
    guards: 'The same for staff of a clinic with a paid plan, instead of the 20 MB.',
  },
  mainThread: {
    name: 'main-thread',
    countedBy: 'account',
    most: 20_000,
    unit: 'ms',
    seconds: MINUTE,
    guards: 'Few calls of one person that cost as much as thousands.',
  },
  sockets: {
    name: 'sockets',
    countedBy: 'account',
    most: 20,
    seconds: null,
    guards: 'Memory exhaustion through one account’s sockets.',
  },
} as const satisfies Record<string, Bound>;

/** Limits per person, on reading and guessing. */
const ofPeople = {
  facilityCodeMissesOfPerson: {
    name: 'facility-code-person',
    countedBy: 'person',
    most: 10,
    seconds: HOUR,
    guards: 'Guessing clinic codes.',
  },
  familyCodeMisses: {
    name: 'family-code',
    countedBy: 'person',
    most: 10,
    seconds: HOUR,
    guards: 'Guessing family codes.',
  },
  feedReads: {
    name: 'feed-read',
    countedBy: 'calendar feed',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Calendar programs that poll too often.',
  },
  shareReads: {
    name: 'share-read',
    countedBy: 'share link',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Programs that read a shared record again and again.',
  },
  pushTokens: {
    name: 'push-tokens',
    countedBy: 'person',
    most: 10,
    seconds: null,
    guards: 'Endless push devices. A new device replaces the oldest.',
  },
  triedNotifications: {
    name: 'try-notifications',
    countedBy: 'person',
    most: 5,
    seconds: TEN_MINUTES,
    guards: 'Repeated test notifications.',
  },
  meetingEntries: {
    name: 'meeting-entries',
    countedBy: 'person',
    most: 60,
    seconds: MINUTE,
    guards: 'Endless entering and leaving of waiting rooms.',
  },
  organizations: {
    name: 'organizations',
    countedBy: 'person',
    most: 3,
    seconds: DAY,
    guards: 'Opening many clinics to multiply their e-mail quotas.',
  },
  openBookings: {
    name: 'open-bookings',
    countedBy: 'family, at each facility',
    most: 12,
    seconds: null,
    guards: 'One client who takes all slots of a clinic. Staff can book more for them.',
  },
} as const satisfies Record<string, Bound>;

/** Limits per kind of socket message, from the contract; messages beyond them are dropped. */
export const MESSAGE_LIMITS = Object.values(messagesByName).map(({ event, limit }) => ({
  name: `socket-${event}`,
  countedBy: 'socket',
  ...limit,
})) satisfies readonly Limit[];

/** All limits. The server, the documentation and the tests use this table. */
export const LIMITS = {
  ...limitsOfNetworks,
  ...ofAccounts,
  ...ofPeople,
  ...limitsOfLetters,
} as const;
