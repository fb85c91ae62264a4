import { messagesByName } from '@zampa/contract/messages';
import { limitsOfLetters } from './limits-of-letters.ts';
import type { Bound, Limit } from './limit.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/** What is counted for whom nobody knows yet, by where they come from. */
const ofNetworks = {
  signUps: {
    name: 'sign-up',
    who: 'network',
    most: 30,
    seconds: TEN_MINUTES,
    guards: 'Accounts opened by a script, and asking which addresses have one.',
  },
  signIns: {
    name: 'sign-in',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Passwords tried by a script, over many accounts.',
  },
  confirmations: {
    name: 'confirm',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Codes of new accounts guessed, over many accounts.',
  },
  resets: {
    name: 'reset-password',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Codes for a new password guessed, over many accounts.',
  },
  codeRequests: {
    name: 'resend-code',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Letters with codes to many addresses, and a counter kept for each.',
  },
  resetRequests: {
    name: 'forgot-password',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Letters for a new password to many addresses, and a counter kept for each.',
  },
  facilityCodeMisses: {
    name: 'facility-code-network',
    who: 'network',
    most: 30,
    seconds: HOUR,
    guards: 'Codes of clinics found by trying, by several people at one place.',
  },
  bookingLinks: {
    name: 'booking-link',
    who: 'network',
    most: 120,
    seconds: TEN_MINUTES,
    guards: 'Links of letters about bookings found by trying.',
  },
  invitationLinks: {
    name: 'invitation-link',
    who: 'network',
    most: 120,
    seconds: TEN_MINUTES,
    guards: 'Links of invitations found by trying, and pictures made small for nobody.',
  },
  feedMisses: {
    name: 'feed-miss',
    who: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Addresses of calendars found by trying.',
  },
  connects: {
    name: 'socket-connects',
    who: 'network',
    most: 300,
    seconds: MINUTE,
    guards: 'Sockets opened until the memory is full.',
  },
  anonymousSockets: {
    name: 'anonymous-sockets',
    who: 'network',
    most: 50,
    seconds: null,
    guards: 'Sockets kept open by whoever does not say who they are.',
  },
} as const satisfies Record<string, Bound>;

/** What is counted of an account, or of an address that may have one. */
const ofAccounts = {
  signInsOfDevice: {
    name: 'sign-in-device',
    who: 'device',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Passwords tried on a device that its owner signed in on before.',
  },
  wrongPasswords: {
    name: 'wrong-passwords',
    who: 'e-mail address, by device or network',
    most: 10,
    seconds: null,
    guards:
      'One password guessed: each further wrong one in a row doubles the wait, up to five minutes.',
  },
  resendsAMinute: {
    name: 'resend-minute',
    who: 'e-mail address',
    most: 1,
    seconds: MINUTE,
    guards: 'A mailbox flooded with codes that confirm an address.',
  },
  resendsAnHour: {
    name: 'resend-hour',
    who: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'A mailbox flooded with codes that confirm an address.',
  },
  resetRequestsAMinute: {
    name: 'forgot-minute',
    who: 'e-mail address',
    most: 1,
    seconds: MINUTE,
    guards: 'A mailbox flooded with codes for a new password.',
  },
  resetRequestsAnHour: {
    name: 'forgot-hour',
    who: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'A mailbox flooded with codes for a new password.',
  },
  emailChangeEmails: {
    name: 'change-email-hour',
    who: 'e-mail address',
    most: 5,
    seconds: HOUR,
    guards: 'A mailbox flooded with codes for an address that is not theirs to take.',
  },
  codeTries: {
    name: 'code-tries',
    who: 'code, by device or network',
    most: 5,
    seconds: null,
    guards: 'A code of six digits guessed.',
  },
  wrongCodesADay: {
    name: 'wrong-codes',
    who: 'account',
    most: 10,
    seconds: DAY,
    guards: 'Codes ground down one after the other: beyond it only a link by e-mail helps.',
  },
  passwordChanges: {
    name: 'change-password',
    who: 'account',
    most: 10,
    seconds: TEN_MINUTES,
    guards: 'The old password guessed on a device that was left signed in.',
  },
  emailChanges: {
    name: 'change-email',
    who: 'account',
    most: 10,
    seconds: TEN_MINUTES,
    guards:
      'The password guessed on a device that was left signed in; asking which addresses have an account.',
  },
  exports: {
    name: 'export',
    who: 'account',
    most: 1,
    seconds: MINUTE,
    guards: 'Everything that is held on somebody, read again and again.',
  },
  calls: {
    name: 'calls',
    who: 'account',
    most: 1200,
    seconds: MINUTE,
    guards: 'One person who keeps everybody else waiting.',
  },
  sockets: {
    name: 'sockets',
    who: 'account',
    most: 20,
    seconds: null,
    guards: 'One person who fills the memory with sockets.',
  },
} as const satisfies Record<string, Bound>;

/** What is counted of a person, of what they may read and guess. */
const ofPeople = {
  facilityCodeMissesOfPerson: {
    name: 'facility-code-person',
    who: 'person',
    most: 10,
    seconds: HOUR,
    guards: 'Codes of clinics found by trying.',
  },
  familyCodeMisses: {
    name: 'family-code',
    who: 'person',
    most: 10,
    seconds: HOUR,
    guards: 'Codes of families found by trying.',
  },
  feedReads: {
    name: 'feed-read',
    who: 'calendar feed',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'A calendar program that asks for the same again and again.',
  },
  pushTokens: {
    name: 'push-tokens',
    who: 'person',
    most: 10,
    seconds: null,
    guards: 'Phones and browsers kept for ever; the oldest makes room.',
  },
  triedNotifications: {
    name: 'try-notifications',
    who: 'person',
    most: 5,
    seconds: TEN_MINUTES,
    guards: 'Devices that are called again and again, and push services with them.',
  },
  meetingEntries: {
    name: 'meeting-entries',
    who: 'person',
    most: 60,
    seconds: MINUTE,
    guards: 'Doors of video consultations at which one person comes and goes without end.',
  },
  organizations: {
    name: 'organizations',
    who: 'person',
    most: 3,
    seconds: DAY,
    guards: 'Clinics opened one after the other, each with letters of its own to send.',
  },
  openBookings: {
    name: 'open-bookings',
    who: 'family, at each facility',
    most: 12,
    seconds: null,
    guards: 'One client who books a clinic out. The staff may book more for them.',
  },
} as const satisfies Record<string, Bound>;

/** What is counted of each kind of message that clients say by socket, as the contract has it; the rest is passed over. */
export const MESSAGE_LIMITS = Object.values(messagesByName).map(({ event, limit }) => ({
  name: `socket-${event}`,
  who: 'socket',
  ...limit,
})) satisfies readonly Limit[];

/** Every bound of what people may do and how often: the server, the documentation and the tests go by this table. */
export const LIMITS = { ...ofNetworks, ...ofAccounts, ...ofPeople, ...limitsOfLetters } as const;
