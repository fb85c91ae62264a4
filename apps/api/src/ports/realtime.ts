import type { ClientMessageName, MessageReply, ServerMessages } from '@zampa/contract/socket';
import type { Viewer } from '@zampa/domain/people/relation';

export type Announcement = {
  [Name in keyof ServerMessages]: {
    readonly name: Name;
    readonly message: Parameters<ServerMessages[Name]>[0];
    readonly to: readonly string[];
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
    listener: (sender: Viewer, message: unknown) => Promise<MessageReply>,
  ): void;
  /** Whether any of these people (ids of users) has a socket open, at whatever process. */
  isAnyConnected(userIds: readonly string[]): Promise<boolean>;
  /** Ends every socket of an account, as after a sign-out everywhere. */
  disconnect(accountId: string): void;
}
