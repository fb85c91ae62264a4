import { MOST_SMS_A_DAY } from '@zampa/domain/notifications/sms-bound';
import type { Bound } from './limit.ts';

const HOUR = 3600;
const DAY = 86_400;

/** What is counted of letters and messages to people who did not ask for them. */
export const limitsOfLetters = {
  staffInvitations: {
    name: 'invite-staff',
    who: 'facility',
    most: 100,
    seconds: DAY,
    guards: 'Strangers written to as if they were colleagues.',
  },
  clientInvitations: {
    name: 'invite-clients',
    who: 'facility',
    most: 200,
    seconds: DAY,
    guards: 'Strangers written to as if they were clients.',
  },
  facilityLetters: {
    name: 'facility-letters',
    who: 'facility',
    most: 300,
    seconds: DAY,
    guards:
      'Letters to outsiders on any way there is: invitations, new addresses, sent again, about bookings.',
  },
  invitationsOfPerson: {
    name: 'person-invitations',
    who: 'person',
    most: 300,
    seconds: DAY,
    guards: 'Strangers written to by one who opens clinic after clinic.',
  },
  lettersToRecipient: {
    name: 'recipient-letters',
    who: 'recipient',
    most: 3,
    seconds: DAY,
    guards: 'One person written to by many clinics that may all be the same.',
  },
  facilityReceipts: {
    name: 'facility-receipts',
    who: 'facility',
    most: 300,
    seconds: DAY,
    guards: 'Receipts to outsiders, who get a letter of the clinic’s name with each.',
  },
  receiptsToRecipient: {
    name: 'recipient-receipts',
    who: 'recipient',
    most: 10,
    seconds: DAY,
    guards: 'One person sent receipts by many clinics that may all be the same.',
  },
  invitationNotices: {
    name: 'invitation-notices',
    who: 'person',
    most: 3,
    seconds: DAY,
    guards: 'One person told again and again that a clinic invites them; it waits all the same.',
  },
  newClientNotices: {
    name: 'new-client-notices',
    who: 'person',
    most: 20,
    seconds: DAY,
    guards:
      'One of a clinic told of each of very many new clients; its list has them all the same.',
  },
  joinRequests: {
    name: 'join-requests',
    who: 'person',
    most: 20,
    seconds: DAY,
    guards: 'Admins of many clinics and families who all read the name that somebody chose for it.',
  },
  joinRequestsAtPlace: {
    name: 'join-requests-place',
    who: 'person, at each facility or family',
    most: 10,
    seconds: DAY,
    guards: 'One who asks to join, takes it back and asks again, a notice for each.',
  },
  newsLetters: {
    name: 'news-letters',
    who: 'reader, by person and kind of news',
    most: 12,
    seconds: HOUR,
    guards:
      'One who books and calls off without end. The app tells of each, and so many are written.',
  },
  facilitySms: {
    name: 'facility-sms',
    who: 'facility',
    most: MOST_SMS_A_DAY.facility,
    seconds: DAY,
    guards: 'News by SMS that costs without end; what is over it is not sent.',
  },
  personSms: {
    name: 'person-sms',
    who: 'person',
    most: MOST_SMS_A_DAY.person,
    seconds: DAY,
    guards: 'A phone that never rests, or one conversation that costs a day’s money.',
  },
  resentInvitations: {
    name: 'resend-invitation',
    who: 'relation or invitation',
    most: 5,
    seconds: HOUR,
    guards: 'One invitation sent again and again.',
  },
} as const satisfies Record<string, Bound>;
