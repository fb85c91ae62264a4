import type {
  ClientMessages,
  EventMessage,
  MessageReply,
  ServerMessages,
} from '@zampa/contract/socket';
import type { TestAccount } from '@zampa/testing/people';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';

export type OpenSocket = {
  /** Event messages received so far, in order. */
  readonly events: readonly EventMessage[];
  /** Names and payloads of all messages received so far. */
  readonly heard: readonly (readonly [string, unknown])[];
  /** Sends a typing message without waiting for the reply; `message` may be anything. */
  sendTyping(message: unknown): void;
  /** Sends a typing message and returns the reply. */
  sendTypingWithReply(message: unknown): Promise<MessageReply>;
  /**
   * Opens a conversation, as a screen that shows it does.
   *
   * @throws when the server refuses it
   */
  openConversation(conversationId: string): Promise<void>;
  /** Closes the conversation again. */
  leave(conversationId: string): Promise<MessageReply>;
  /** Sends a video message and returns the reply. */
  sendVideo(event: 'video:attend' | 'video:signal', message: unknown): Promise<MessageReply>;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
  close(): void;
};

type Handshake = {
  readonly token?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly origin?: string;
  /** Transports to try; Socket.IO starts with `polling` by default. */
  readonly transports?: ('websocket' | 'polling')[];
};

/** Returns the `client` messages received by a socket, without notifications. */
export const clientMessagesIn = (heard: OpenSocket['heard']) =>
  heard.filter(([name]) => name === 'client');

/**
 * Opens a socket that closes at the end of the test.
 *
 * @throws the error with which the server refuses the connection
 */
export function openSocket(person: TestAccount, handshake: Handshake = {}): Promise<OpenSocket> {
  const { token = person.session.accessToken, query = {}, origin } = handshake;
  const { transports = ['websocket'] } = handshake;
  const socket: Socket<ServerMessages, ClientMessages> = io(person.address, {
    transports,
    auth: { token },
    query,
    reconnection: false,
    ...(origin && { extraHeaders: { origin } }),
  });
  onTestFinished(() => void socket.disconnect());
  const events: EventMessage[] = [];
  const heard: [string, unknown][] = [];
  socket.on('event', (message) => events.push(message));
  socket.onAny((name: string, message: unknown) => heard.push([name, message]));
  const closed = new Promise<void>((resolve) => {
    socket.on('disconnect', () => resolve());
  });
  const sendWithReply = (
    event: 'open' | 'leave',
    message: { conversationId: string },
  ): Promise<MessageReply> => socket.emitWithAck(event, message);
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () =>
      resolve({
        events,
        heard,
        closed,
        sendTypingWithReply: (message) => socket.emitWithAck('typing', message),
        sendVideo: (event, message) => socket.emitWithAck(event, message),
        sendTyping: (message) => void socket.emit('typing', message as { conversationId: string }),
        openConversation: async (conversationId) => {
          const reply = await sendWithReply('open', { conversationId });
          if (!reply.ok) throw new Error(reply.code);
        },
        leave: (conversationId) => sendWithReply('leave', { conversationId }),
        close: () => void socket.disconnect(),
      }),
    );
  });
}
