import type { QueryClient } from '@tanstack/react-query';
import type { ServerMessages } from '@zampa/contract/socket';
import type { Api } from '../api.ts';
import type { ServerSocket } from './connect.ts';

/** The signed-in person for whom messages are received. */
export type ReceivingViewer = { readonly id: string; readonly isVet: boolean };

export type ReceiverContext = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly socket: ServerSocket;
  readonly viewer: ReceivingViewer;
};

type MessageHandlers = { readonly [Name in keyof ServerMessages]?: ServerMessages[Name] };

/** A subject's handlers of socket messages. Several subjects may handle the same message. */
export type Receiver = {
  readonly messages?: MessageHandlers;
  /**
   * Reads what changed while messages may have been missed: after each connection, when the page becomes visible or
   * focused, and when the server refuses the connection.
   */
  readonly catchUp?: () => Promise<void>;
  /** Refreshes cached data after a reconnect, since anything may have changed during the disconnect. */
  readonly reconnect?: () => void;
  /** Called when the connection is closed for good. */
  readonly stop?: () => void;
};

/** Creates the receiver of a subject for one connection. */
export type CreateReceiver = (context: ReceiverContext) => Receiver;
