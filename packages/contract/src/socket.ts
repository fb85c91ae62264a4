import type { Party } from '@zampa/domain/conversations/status';
import type * as z from 'zod';
import type { Notification } from './notifications/read-notifications.ts';
import type { Event } from './conversations/event.ts';
import type * as messagesByName from './message-list.ts';
import type { VideoMessage } from './video/objects.ts';

/** Server message about an event, sent after the commit. `event` is null if only the conversation changed. */
export type EventMessage = {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly conversationId: string;
  /** `seq` of `event`, or of the conversation's latest event if `event` is null. */
  readonly seq: number;
  readonly event: Event | null;
};

/** A person read the conversation up to `seq`. */
export type SeenMessage = {
  readonly conversationId: string;
  readonly userId: string;
  readonly party: Party;
  readonly seq: number;
  /** Unread count, computed by the server. Sent to the reader's own devices; null for all others. */
  readonly unread: number | null;
};

/** Conversation cursor, repeated for a while after a change so that clients notice a lost message. */
export type ConversationCursorMessage = {
  readonly conversationId: string;
  readonly seq: number;
  readonly dateUpdated: string;
};

/** A person is typing in a conversation. Never stored; dropped if it cannot be delivered immediately. */
export type TypingMessage = {
  readonly conversationId: string;
  readonly userId: string;
  readonly firstName: string;
};

/** A client of a facility joined, left or changed. `FamilyId` is null if many clients changed in one step. */
export type ClientMessage = { readonly facilityId: string; readonly FamilyId: string | null };

/** The people or pets of a family changed. `userId` is set if that person's own membership changed. */
export type FamilyMessage = { readonly FamilyId: string; readonly userId: string | null };

/** A facility's calendar changed. Sent to its staff. */
export type CalendarMessage = {
  readonly facilityId: string;
  /** Whether a pause or closure may have changed when the facility takes bookings. */
  readonly opening: boolean;
  /** Whether other bookings may have to be moved than before. */
  readonly toMove?: boolean;
};

/**
 * A facility's staff changed: a request to join, an arrival, a departure, or a new role, hours or services. Sent to
 * the staff and the person concerned. `userId` is set if that person's own access may have changed.
 */
export type StaffMessage = { readonly facilityId: string; readonly userId: string | null };

/** The charges or payments of a conversation changed. Sent to both sides. */
export type PaymentMessage = {
  readonly facilityId: string;
  readonly FamilyId: string;
  readonly eventId: string;
};

/**
 * The facility's plan changed what it may do. Sent to its staff; also to its clients if it starts or stops accepting
 * requests.
 */
export type SubscriptionMessage = { readonly facilityId: string };

/**
 * New notification for a person, shown anywhere in the app. Sent again, as read, once they read it on another device.
 */
export type NotificationMessage = Notification;

export interface ServerMessages {
  event: (message: EventMessage) => void;
  seen: (message: SeenMessage) => void;
  client: (message: ClientMessage) => void;
  calendar: (message: CalendarMessage) => void;
  staff: (message: StaffMessage) => void;
  head: (message: ConversationCursorMessage) => void;
  typing: (message: TypingMessage) => void;
  family: (message: FamilyMessage) => void;
  notification: (message: NotificationMessage) => void;
  payment: (message: PaymentMessage) => void;
  subscription: (message: SubscriptionMessage) => void;
  video: (message: VideoMessage) => void;
}

export type ClientMessageName = keyof typeof messagesByName;
export type MessageOf<Name extends ClientMessageName> = (typeof messagesByName)[Name];

/** Validated body of a socket message. */
export type ParsedMessage<Name extends ClientMessageName> = z.output<MessageOf<Name>['body']>;

/** Answer to a socket message. */
export type MessageAnswer<Name extends ClientMessageName> = z.output<MessageOf<Name>['answer']>;

/** Acknowledgement of a socket message: its answer, or the refusal code that a call would return. */
export type MessageReply<Answer = unknown> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string; readonly retryAfter?: number };

/** Messages that clients send by socket. Everything else uses HTTP. */
export type ClientMessages = {
  [Name in ClientMessageName as MessageOf<Name>['event']]: (
    message: ParsedMessage<Name>,
    reply?: (reply: MessageReply<MessageAnswer<Name>>) => void,
  ) => void;
};
