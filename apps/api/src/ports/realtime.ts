import type { ClientMessageName, MessageReply, ServerMessages } from '@zampa/contract/socket';
import type { Viewer } from '@zampa/domain/people/relation';

/**
 * A place that a single socket can enter, such as an open conversation. Messages at a place do not reach the person's
 * other devices.
 */
export type SocketPlace = `conversation:${string}` | `meeting:${string}`;

/** Sender of a socket message, with rights read again for every message. */
export type MessageSender = {
  readonly viewer: Viewer;
  /** Adds this socket to a place. Errors: TOO_MANY_REQUESTS if it is at too many. */
  readonly enter: (place: SocketPlace) => Promise<void>;
  readonly leave: (place: SocketPlace) => Promise<void>;
};

export type Announcement = {
  [Name in keyof ServerMessages]: {
    readonly name: Name;
    readonly message: Parameters<ServerMessages[Name]>[0];
    readonly to: readonly string[];
    /**
     * Limits the message to the recipients' sockets at this place. A place grants no access: `to` decides who
     * receives it.
     */
    readonly at?: SocketPlace;
  };
}[keyof ServerMessages];

/**
 * Publishes committed changes to open screens. Only makes them faster: lost messages are caught up by `seq`. Adapter:
 * `adapters/realtime/socket-realtime`.
 */
export interface Realtime {
  /** Sends to all sockets of these users, in the order of the calls. */
  send(announcement: Announcement): void;
  /**
   * Registers the listener of a kind of message. The listener validates and authorizes the message. The sender is
   * authenticated again for each message and rate-limited per kind; the result is sent back if the client asked for a
   * reply.
   */
  onMessage(
    name: ClientMessageName,
    listener: (sender: MessageSender, message: unknown) => Promise<MessageReply>,
  ): void;
  /** Returns whether any of these users has an open socket in any process; with `at`, one at that place. */
  isAnyConnected(userIds: readonly string[], at?: SocketPlace): Promise<boolean>;
  /** Registers a listener for sockets that end while at a place. */
  onGone(listener: (userId: string, place: SocketPlace) => void): void;
  /** Disconnects all sockets of an account, for example after signing out everywhere. */
  disconnect(accountId: string): void;
}
