import { MAX_OF_PAYING } from '@zampa/domain/invitations/max-invitation-emails';
import { MAX_SMS_PER_DAY } from '@zampa/domain/notifications/sms-limits';
import type { Bound } from './limit.ts';

const HOUR = 3600;
const DAY = 86_400;

/** Limits on unsolicited e-mails and messages. */
export const limitsOfLetters = {
  staffInvitations: {
    name: 'invite-staff',
    countedBy: 'facility',
    most: 100,
    seconds: DAY,
    guards: 'Invitation spam to strangers as supposed colleagues.',
  },
  clientInvitations: {
    name: 'invite-clients',
    countedBy: 'facility',
    most: MAX_OF_PAYING,
    seconds: DAY,
    guards: 'Invitation spam to strangers as supposed clients.',
  },
  facilityLetters: {
    name: 'facility-letters',
    countedBy: 'facility',
    most: MAX_OF_PAYING,
    seconds: DAY,
    guards:
      'Spam to non-users: invitations and booking e-mails. Without a paid plan 100 invitations on a clinic’s first day, 200 in its first week, then 300.',
  },
  invitationsOfPerson: {
    name: 'person-invitations',
    countedBy: 'person',
    most: MAX_OF_PAYING,
    seconds: DAY,
    guards: 'Spam by a person who opens several clinics.',
  },
  lettersToRecipient: {
    name: 'recipient-letters',
    countedBy: 'recipient',
    most: 3,
    seconds: DAY,
    guards: 'Spam to one recipient through several clinics of one sender.',
  },
  facilityReceipts: {
    name: 'facility-receipts',
    countedBy: 'facility',
    most: 300,
    seconds: DAY,
    guards: 'Spam to non-users through receipts, which carry the clinic’s name.',
  },
  receiptsToRecipient: {
    name: 'recipient-receipts',
    countedBy: 'recipient',
    most: 10,
    seconds: DAY,
    guards: 'Receipts to one recipient through several clinics of one sender.',
  },
  facilityRecalls: {
    name: 'facility-recalls',
    countedBy: 'facility',
    most: 1000,
    seconds: DAY,
    guards: 'Spam to non-users through recalls of preventive care, which carry the clinic’s name.',
  },
  recallsToRecipient: {
    name: 'recipient-recalls',
    countedBy: 'recipient',
    most: 3,
    seconds: DAY,
    guards: 'Recalls to one recipient through several clinics of one sender.',
  },
  invitationNotices: {
    name: 'invitation-notices',
    countedBy: 'person',
    most: 3,
    seconds: DAY,
    guards: 'Repeated notifications about an invitation. The invitation itself stays in the app.',
  },
  newClientNotices: {
    name: 'new-client-notices',
    countedBy: 'person',
    most: 20,
    seconds: DAY,
    guards: 'Too many notifications about new clients. The clients list shows them anyway.',
  },
  joinRequests: {
    name: 'join-requests',
    countedBy: 'person',
    most: 20,
    seconds: DAY,
    guards: 'Spam to many admins through the name of the person who asks to join.',
  },
  joinRequestsAtPlace: {
    name: 'join-requests-place',
    countedBy: 'person, at each facility or family',
    most: 10,
    seconds: DAY,
    guards: 'Repeated requests to join, each with a notification.',
  },
  newsLetters: {
    name: 'news-letters',
    countedBy: 'reader, by person and kind of news',
    most: 12,
    seconds: HOUR,
    guards: 'E-mails caused by endless booking and canceling. The app shows all of them.',
  },
  facilitySms: {
    name: 'facility-sms',
    countedBy: 'facility',
    most: MAX_SMS_PER_DAY.facility,
    seconds: DAY,
    guards: 'SMS costs of a clinic. Further notifications are not sent by SMS.',
  },
  personSms: {
    name: 'person-sms',
    countedBy: 'person',
    most: MAX_SMS_PER_DAY.person,
    seconds: DAY,
    guards: 'Too many SMS to one person.',
  },
  resentInvitations: {
    name: 'resend-invitation',
    countedBy: 'relation or invitation',
    most: 5,
    seconds: HOUR,
    guards: 'Repeated sending of one invitation.',
  },
} as const satisfies Record<string, Bound>;
