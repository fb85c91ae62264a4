import type { ClientMessageName, MessageReply, ServerMessages } from '@zampa/contract/socket';
import type { Viewer } from '@zampa/domain/people/relation';

/** Something that a socket may be at, besides being its person's: what is said there is sent to no other of their devices. */
export type SocketPlace = `conversation:${string}` | `meeting:${string}`;

/** Who says something by socket, read anew for every message. */
export type MessageSender = {
  readonly viewer: Viewer;
  /** Puts this one socket at a place; a socket at too many is refused: TOO_MANY_REQUESTS. */
  readonly enter: (place: SocketPlace) => Promise<void>;
  readonly leave: (place: SocketPlace) => Promise<void>;
};

export type Announcement = {
  [Name in keyof ServerMessages]: {
    readonly name: Name;
    readonly message: Parameters<ServerMessages[Name]>[0];
    readonly to: readonly string[];
    /** Only to those sockets of theirs that are there. Being there gives no right: `to` says who may hear. */
    readonly at?: SocketPlace;
  };
}[keyof ServerMessages];

/**
 * Tells signed-in people at once what has been committed. It only makes things faster: what is lost here
 * is caught up by `seq`. Adapter: `adapters/realtime/socket-realtime`.
 */
export interface Realtime {
  /** To every socket of these people (ids of users), in the order of the calls. */
  send(announcement: Announcement): void;
  /**
   * Listens to a kind of message of clients; its form and whether its sender may say it are the listener's to check. The
   * sender is read anew for every message, and heard as often as the limit of the kind allows; whoever asks for it is
   * sent what the listener answers.
   */
  onMessage(
    name: ClientMessageName,
    listener: (sender: MessageSender, message: unknown) => Promise<MessageReply>,
  ): void;
  /**
   * Whether any of these people (ids of users) has a socket open, at whatever process; with a place, one that is there.
   */
  isAnyConnected(userIds: readonly string[], at?: SocketPlace): Promise<boolean>;
  /** Listens to sockets that end while they are at a place. */
  onGone(listener: (userId: string, place: SocketPlace) => void): void;
  /** Ends every socket of an account, as after a sign-out everywhere. */
  disconnect(accountId: string): void;
}
