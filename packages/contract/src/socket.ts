import type { Party } from '@zampa/domain/conversations/status';
import type * as z from 'zod';
import type { Notification } from './notifications/read-notifications.ts';
import type { Event } from './conversations/event.ts';
import type * as messagesByName from './message-list.ts';
import type { VideoMessage } from './video/objects.ts';

/** What the server sends about an event, after the commit. `event` is null where only the conversation itself changed. */
export type EventMessage = {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly conversationId: string;
  /** That of `event`; that of the conversation's latest event where `event` is null. */
  readonly seq: number;
  readonly event: Event | null;
};

/** A conversation was read up to `seq` by a person of one of its sides. */
export type SeenMessage = {
  readonly conversationId: string;
  readonly userId: string;
  readonly party: Party;
  readonly seq: number;
  /** What is still unread, counted by the server; told to the reader's own devices, null to everybody else. */
  readonly unread: number | null;
};

/** How far a conversation is, told again and again while it is news, so that a lost push is noticed. */
export type HeadMessage = {
  readonly conversationId: string;
  readonly seq: number;
  readonly dateUpdated: string;
};

/** Somebody is writing in a conversation at this moment. Never stored; lost when it cannot be told at once. */
export type TypingMessage = {
  readonly conversationId: string;
  readonly userId: string;
  readonly firstName: string;
};

/** A client of a facility joined, left or changed; `FamilyId` is null where many did at once. */
export type ClientMessage = { readonly facilityId: string; readonly FamilyId: string | null };

/** The people or the pets of a family changed; `userId` where it was about somebody's own belonging to it. */
export type FamilyMessage = { readonly FamilyId: string; readonly userId: string | null };

/** A calendar of a facility changed: told to its staff. */
export type CalendarMessage = {
  readonly facilityId: string;
  /** Whether that may have changed when it takes bookings at all: by a pause, or by a closure. */
  readonly opening: boolean;
};

/**
 * Somebody asked to join the staff of a facility, came, went, or has another role, other hours or services: told to its
 * staff, and to whom it is about. `userId` where somebody themselves may see something else than before.
 */
export type StaffMessage = { readonly facilityId: string; readonly userId: string | null };

/** What is owed in a conversation, or was paid of it, has changed: told to both its sides. */
export type PaymentMessage = {
  readonly facilityId: string;
  readonly FamilyId: string;
  readonly eventId: string;
};

/**
 * What a facility may do by its plan has changed: told to its staff, and to its clients where that is whether it
 * takes requests.
 */
export type SubscriptionMessage = { readonly facilityId: string };

/** What somebody is told, wherever they are in the app; again, as read, once they have read it on another device. */
export type NotificationMessage = Notification;

export interface ServerMessages {
  event: (message: EventMessage) => void;
  seen: (message: SeenMessage) => void;
  client: (message: ClientMessage) => void;
  calendar: (message: CalendarMessage) => void;
  staff: (message: StaffMessage) => void;
  head: (message: HeadMessage) => void;
  typing: (message: TypingMessage) => void;
  family: (message: FamilyMessage) => void;
  notification: (message: NotificationMessage) => void;
  payment: (message: PaymentMessage) => void;
  subscription: (message: SubscriptionMessage) => void;
  video: (message: VideoMessage) => void;
}

export type ClientMessageName = keyof typeof messagesByName;
export type MessageOf<Name extends ClientMessageName> = (typeof messagesByName)[Name];

/** What a message says, once it fits the contract. */
export type ParsedMessage<Name extends ClientMessageName> = z.output<MessageOf<Name>['body']>;

/** What a message is answered with. */
export type MessageAnswer<Name extends ClientMessageName> = z.output<MessageOf<Name>['answer']>;

/** Whether a message was taken, with its answer; or why not, by the code that a call would be refused with. */
export type MessageReply<Answer = unknown> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string; readonly retryAfter?: number };

/** What a client may say by socket. Everything else goes by HTTP. */
export type ClientMessages = {
  [Name in ClientMessageName as MessageOf<Name>['event']]: (
    message: ParsedMessage<Name>,
    reply?: (reply: MessageReply<MessageAnswer<Name>>) => void,
  ) => void;
};
