import type { ServerMessages } from '@zampa/contract/chat/socket';

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
  /** Ends every socket of an account, as after a sign-out everywhere. */
  disconnect(accountId: string): void;
}
