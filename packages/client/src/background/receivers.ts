import { createCalendarReceiver } from '../appointments/receive-calendar.ts';
import { createClientReceiver } from '../clients/receive-clients.ts';
import { createConversationReceiver } from '../conversations/receive-conversations.ts';
import { createFacilityReceiver } from '../facilities/receive-facilities.ts';
import { createFamilyReceiver } from '../families/receive-families.ts';
import { createNotificationReceiver } from '../notifications/receive-notifications.ts';
import { createPaymentReceiver } from '../payments/receive-payments.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { createMeReceiver } from '../people/receive-me.ts';
import { createSubscriptionReceiver } from '../subscription/receive-subscription.ts';
import { createTeamReceiver } from '../team/receive-team.ts';
import { createMeetingReceiver } from '../video/receive-meetings.ts';

/** The receivers of all subjects. For each message they run in this order. */
export const receivers: readonly CreateReceiver[] = [
  createMeetingReceiver,
  createConversationReceiver,
  createMeReceiver,
  createCalendarReceiver,
  createClientReceiver,
  createFamilyReceiver,
  createTeamReceiver,
  createFacilityReceiver,
  createPaymentReceiver,
  createSubscriptionReceiver,
  createNotificationReceiver,
];
