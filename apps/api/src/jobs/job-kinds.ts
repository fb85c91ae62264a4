import type { Lane } from '@zampa/db/schema/platform';
import { BOOKING_EMAILS } from '@zampa/domain/appointments/reminders';
import { PARTIES } from '@zampa/domain/conversations/status';
import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import * as z from 'zod';
import { EmailRequest } from '../emails/email-request.ts';
import { LeftToOthersValues } from '../emails/news-texts.ts';

/** Names one of an invitation's messages: what became of an older one is no news. */
const ofInvitation = { id: z.uuid(), sent: z.int() };

/** What somebody is told of, and whom: whether they still want it is asked when it is sent. */
const laterNews = {
  userId: z.uuid(),
  news: z.enum(NOTIFICATION_KINDS),
  conversationId: z.uuid().nullable(),
};

/** What of a card payment the provider has rung about. */
const CARD_EVENT_SUBJECTS = ['PAYMENT', 'REFUND', 'DISPUTE'] as const;
export type CardEventSubject = (typeof CARD_EVENT_SUBJECTS)[number];

/**
 * Lists every kind of job: the lane that it waits in, and the shape of what it carries. A kind or a payload that is not
 * in here cannot be queued, and one that is read from the table ends among the dead e-mails.
 */
export const JOB_KINDS = {
  sendEmail: { lane: 'mail', payload: EmailRequest },
  /** Sends, after somebody's quiet hours, what they have not read by then. */
  sendLaterEmail: {
    lane: 'mail',
    payload: z.object({ ...laterNews, email: EmailRequest }).readonly(),
  },
  /** The same by telephone. */
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
        // What waits from an earlier version has neither.
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
  // A bucket is a provider as well: one that hangs holds up no expiry.
  removeStoredFile: { lane: 'provider', payload: z.object({ id: z.uuid() }).readonly() },
  /** Comes due when a time is no longer held for its payment. */
  cancelExpiredHold: {
    lane: 'time',
    payload: z.object({ id: z.uuid(), conversationId: z.uuid() }).readonly(),
  },
  /** Goes by the clocks of another zone: whole days away are those days again, and who comes is told when. */
  applyTimeZone: {
    lane: 'time',
    payload: z.object({ facilityId: z.uuid(), from: z.string(), by: z.uuid() }).readonly(),
  },
  /** Calls off what was booked for a pet that has died or was removed, for whoever said so. */
  cancelVisitsOfPet: {
    lane: 'time',
    payload: z.object({ petId: z.uuid(), by: z.uuid() }).readonly(),
  },
  /** The provider has rung about a card payment: it is asked how that stands. */
  applyCardEvent: {
    lane: 'provider',
    payload: z
      .object({ intentId: z.string(), about: z.enum(CARD_EVENT_SUBJECTS).default('PAYMENT') })
      .readonly(),
  },
  /** The billing provider is told what has changed of what its invoices need. */
  syncBillingCustomer: { lane: 'provider', payload: z.object({ facilityId: z.uuid() }).readonly() },
  returnSurplus: { lane: 'provider', payload: z.object({ chargeId: z.uuid() }).readonly() },
  /** Writes the numbered paper of what was paid or given back. */
  issueReceipt: {
    lane: 'time',
    payload: z.object({ of: z.enum(['CARD', 'CASH', 'REFUND']), id: z.uuid() }).readonly(),
  },
  sendReceipt: { lane: 'time', payload: z.object({ id: z.uuid() }).readonly() },
  sendRefund: { lane: 'provider', payload: z.object({ id: z.uuid() }).readonly() },
  /**
   * What was to be paid before a time is confirmed: it was, it was not in time, or the time was called off. What waits
   * from an earlier version does not say which time.
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
        /** Whether nobody came: the deposit is kept then. */
        missed: z.boolean().optional(),
        /** Whether the service has taken place all the same: what was paid is kept then. */
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
        /** The start that it is about: of a booking that has another by then, it is void. */
        start: z.iso.datetime(),
        /** Who did what it tells, where that may have been its reader. */
        by: z.uuid().optional(),
        /** Who alone is written to, where not all are to whom it matters. */
        to: z.uuid().optional(),
      })
      .readonly(),
  },
  /** Somebody is written anew, at another address, when they are expected. */
  rewriteBookings: { lane: 'time', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** The server of pictures and sound ends a meeting, or lets somebody go; without such a server there is nothing to do. */
  closeVideoRoom: { lane: 'provider', payload: z.object({ name: z.string() }).readonly() },
  removeVideoParticipant: {
    lane: 'provider',
    payload: z.object({ name: z.string(), userId: z.uuid() }).readonly(),
  },
  /** Tells people, at once and wherever they are, what somebody else has done. */
  notify: {
    lane: 'news',
    payload: z
      .object({
        kind: z.enum(NOTIFICATION_KINDS),
        /** Whose doing it is; they are not told of it. Null where the clock or a provider did it. */
        by: z.uuid().nullable(),
        /** The clinic that it is about, where nobody did it. */
        facilityId: z.uuid().optional(),
        /** The conversation whose other side is told, and the side that it came from. */
        conversation: z
          .object({ id: z.uuid(), party: z.enum(PARTIES), seq: z.int().nullable() })
          .readonly()
          .nullable(),
        /** Who is told of what is in no conversation; of what is in one, who alone of those who read it, unless empty. */
        to: z.array(z.uuid()).readonly(),
        starts: z.array(z.iso.datetime()).readonly(),
        /** Where somebody has left their team: how much waits for others. */
        left: LeftToOthersValues.optional(),
      })
      .readonly(),
  },
  /** Calls one device about one notification. */
  sendPush: {
    lane: 'push',
    payload: z
      .object({ notificationId: z.uuid(), deviceId: z.uuid(), since: z.iso.datetime() })
      .readonly(),
  },
  /** The time to take an erasure back is over: what lies ahead of the person is called off, while they have a name. */
  endAccount: { lane: 'time', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** Erases a person; behind the news of what was called off, which say who it was. */
  eraseAccount: { lane: 'news', payload: z.object({ accountId: z.uuid() }).readonly() },
  /** Ends what a facility pays the billing provider, where nobody is left who works there. */
  endBilling: { lane: 'provider', payload: z.object({ facilityId: z.uuid() }).readonly() },
  /** Looks, a while later, whether somebody has to be written because nobody has read. */
  writeUnreadEmail: {
    lane: 'news',
    payload: z
      .object({
        conversationId: z.uuid(),
        /** Of the message; 0 for the request itself. */
        seq: z.int(),
        /** Whose it is, and which side wrote. */
        userId: z.uuid(),
        party: z.enum(PARTIES),
      })
      .readonly(),
  },
} as const satisfies Readonly<Record<string, { readonly lane: Lane; readonly payload: z.ZodType }>>;

export type JobKind = keyof typeof JOB_KINDS;
export type JobPayload<Kind extends JobKind> = z.output<(typeof JOB_KINDS)[Kind]['payload']>;

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_KINDS, kind);
