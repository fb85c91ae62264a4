import type { Event } from './event.ts';

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
  readonly seq: number;
};

/** A client of a facility joined, left or changed. */
export type ClientMessage = { readonly facilityId: string; readonly FamilyId: string };

export interface ServerMessages {
  event: (message: EventMessage) => void;
  seen: (message: SeenMessage) => void;
  client: (message: ClientMessage) => void;
}
