import type { Lane } from '@zampa/db/schema/platform';
import { BOOKING_EMAILS } from '@zampa/domain/appointments/reminders';
import { PARTIES } from '@zampa/domain/conversations/status';
import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import * as z from 'zod';
import { EmailRequest } from '../emails/email-request.ts';
import { DueValues, LeftToOthersValues } from '../emails/notification-texts.ts';

/** Identifies one message of an invitation: only the delivery status of the latest one matters. */
const ofInvitation = { id: z.uuid(), sent: z.int() };

/** A notification and its recipient, whose preferences are checked again when it is sent. */
const laterNews = {
  userId: z.uuid(),
  news: z.enum(NOTIFICATION_KINDS),
  conversationId: z.uuid().nullable(),
};

/** Subjects of card events. */
const CARD_EVENT_SUBJECTS = ['PAYMENT', 'REFUND', 'DISPUTE'] as const;
export type CardEventSubject = (typeof CARD_EVENT_SUBJECTS)[number];

/**
 * All kinds of jobs, with their lane and payload schema. Unknown kinds and invalid payloads cannot be enqueued; if
 * found in the table, they become dead letters.
 */
export const JOB_KINDS = {
  sendEmail: { lane: 'mail', payload: EmailRequest },
  /** Sends an e-mail after the recipient's quiet hours, unless read by then. */
  sendLaterEmail: {
    lane: 'mail',
    payload: z.object({ ...laterNews, email: EmailRequest }).readonly(),
  },
  /** The same by text message. */
  sendLaterSms: {
    lane: 'news',
    payload: z.object({ ...laterNews, to: z.string(), text: z.string() }).readonly(),
  },
  sendSms: {
    lane: 'provider',
    payload: z
      .object({
        to: z.string(),
        text: z.string(),
        // Both are missing in jobs from earlier versions.
        userId: z.uuid().nullable().default(null),
        facilityId: z.uuid().nullable().default(null),
      })
      .readonly(),
  },
  sendInvitationEmail: {
    lane: 'mail',
    payload: z.object({ ...ofInvitation, email: EmailRequest }).readonly(),
  },
  sendInvitationSms: {
    lane: 'provider',
    payload: z
      .object({ ...ofInvitation, text: z.object({ to: z.string(), text: z.string() }).readonly() })
      .readonly(),
  },
  // Not in the `time` lane, so that unavailable S3 storage does not delay expiries.
  removeStoredFile: { lane: 'provider', payload: z.object({ id: z.uuid() }).readonly() },
  /** Due when a hold for a payment expires. */
  cancelExpiredHold: {
    lane: 'time',
    payload: z.object({ id: z.uuid(), conversationId: z.uuid() }).readonly(),
  },
  /**
   * Applies a clinic's new time zone: keeps all-day absences on their dates and notifies clients of their new local
   * times.
   */
  applyTimeZone: {
    lane: 'time',
    payload: z.object({ facilityId: z.uuid(), from: z.string(), by: z.uuid() }).readonly(),
  },
  /** Cancels the appointments of a pet that died or was removed, on behalf of the person who reported it. */
  cancelVisitsOfPet: {
    lane: 'time',
    payload: z.object({ petId: z.uuid(), by: z.uuid() }).readonly(),
  },
  /** Applies the state of a card payment after a webhook. */
  applyCardEvent: {
    lane: 'provider',
    payload: z
      .object({ intentId: z.string(), about: z.enum(CARD_EVENT_SUBJECTS).default('PAYMENT') })
      .readonly(),
  },
  /** Sends changed billing data to the billing provider. */
  syncBillingCustomer: { lane: 'provider', payload: z.object({ facilityId: z.uuid() }).readonly() },
  returnSurplus: { lane: 'provider', payload: z.object({ chargeId: z.uuid() }).readonly() },
  /** Creates the numbered receipt or credit note of a payment or refund. */
  issueReceipt: {
    lane: 'time',
    payload: z.object({ of: z.enum(['CARD', 'CASH', 'REFUND']), id: z.uuid() }).readonly(),
  },
  sendReceipt: { lane: 'time', payload: z.object({ id: z.uuid() }).readonly() },
  sendRefund: { lane: 'provider', payload: z.object({ id: z.uuid() }).readonly() },
  /**
   * Confirms or cancels a booking with a prepayment: it was paid, not paid in time, or canceled. Jobs from earlier
   * versions have no `bookingId`.
   */
  confirmPaidBooking: {
    lane: 'time',
    payload: z.object({ conversationId: z.uuid(), bookingId: z.uuid().optional() }).readonly(),
  },
  expireUpfront: { lane: 'provider', payload: z.object({ conversationId: z.uuid() }).readonly() },
  releaseUpfront: {
    lane: 'provider',
    payload: z
      .object({
        conversationId: z.uuid(),
        bookingId: z.uuid().optional(),
        /** Whether the client did not come; the deposit is then kept. */
        missed: z.boolean().optional(),
        /** Whether the service took place anyway; the payment is then kept. */
        served: z.boolean().optional(),
      })
      .readonly(),
  },
  writeBookingEmail: {
    lane: 'time',
    payload: z
      .object({
        bookingId: z.uuid(),
        email: z.enum(BOOKING_EMAILS),
        /** The start that the e-mail mentions; if the booking was moved, the e-mail is not sent. */
        start: z.iso.datetime(),
        /** The person who caused the e-mail, if they may also be its recipient. */
        by: z.uuid().optional(),
        /** The only recipient; absent for all recipients. */
        to: z.uuid().optional(),
      })
      .readonly(),
  },
  /** Notifies the clinic of an accepted time once the owner can no longer take it back. */
  notifyAcceptance: {
    lane: 'time',
    payload: z.object({ bookingId: z.uuid(), actorId: z.uuid() }).readonly(),
  },
  /** Sends the e-mails of upcoming bookings again, to a changed address. */
  rewriteBookings: { lane: 'time', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** Closes a room of the video server or removes a participant; does nothing without a server. */
  closeVideoRoom: { lane: 'provider', payload: z.object({ name: z.string() }).readonly() },
  removeVideoParticipant: {
    lane: 'provider',
    payload: z.object({ name: z.string(), userId: z.uuid() }).readonly(),
  },
  /** Notifies people of an action, through all channels. */
  notify: {
    lane: 'news',
    payload: z
      .object({
        kind: z.enum(NOTIFICATION_KINDS),
        /** The person who acted, who is not notified; null for the system or a provider. */
        by: z.uuid().nullable(),
        /** The clinic concerned, if no person acted. */
        facilityId: z.uuid().optional(),
        /** The conversation and the side that acted; the other side is notified. */
        conversation: z
          .object({ id: z.uuid(), party: z.enum(PARTIES), seq: z.int().nullable() })
          .readonly()
          .nullable(),
        /**
         * Recipients if there is no conversation; otherwise limits the conversation's readers to these, unless it is
         * empty.
         */
        to: z.array(z.uuid()).readonly(),
        starts: z.array(z.iso.datetime()).readonly(),
        /** Work left to others, if a team member has left. */
        left: LeftToOthersValues.optional(),
        /** Where the reader handles it, instead of the path of its kind. */
        path: z.string().startsWith('/').max(500).optional(),
        /** The pets, if there is no conversation. */
        pets: z.array(z.string()).readonly().optional(),
        /** Items that the pets are due for, in a recall. */
        due: DueValues.optional(),
      })
      .readonly(),
  },
  /** Sends one notification to one device. */
  sendPush: {
    lane: 'push',
    payload: z
      .object({ notificationId: z.uuid(), deviceId: z.uuid(), since: z.iso.datetime() })
      .readonly(),
  },
  /** The deadline for withdrawing an erasure has passed: cancels what lies ahead while the person still has a name. */
  endAccount: { lane: 'time', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** Erases a person. In the `news` lane, so that it runs after the cancellation notices, which contain the name. */
  eraseAccount: { lane: 'news', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** Ends the subscription of a facility in which no one works any longer. */
  endBilling: { lane: 'provider', payload: z.object({ facilityId: z.uuid() }).readonly() },
  /** Checks later whether a message is still unread and sends an e-mail about it. */
  writeUnreadEmail: {
    lane: 'news',
    payload: z
      .object({
        conversationId: z.uuid(),
        /** The message's number; 0 for the request. */
        seq: z.int(),
        /** The author and their side. */
        userId: z.uuid(),
        party: z.enum(PARTIES),
      })
      .readonly(),
  },
} as const satisfies Readonly<Record<string, { readonly lane: Lane; readonly payload: z.ZodType }>>;

export type JobKind = keyof typeof JOB_KINDS;
export type JobPayload<Kind extends JobKind> = z.output<(typeof JOB_KINDS)[Kind]['payload']>;

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_KINDS, kind);
