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
  /** The messages about events that came so far, in their order. */
  readonly events: readonly EventMessage[];
  /** The names and messages of everything that came so far. */
  readonly heard: readonly (readonly [string, unknown])[];
  /** Says that one is typing, however often; `message` may be anything. */
  say(message: unknown): void;
  /** The same, and what is answered. */
  ask(message: unknown): Promise<MessageReply>;
  /** Has a conversation on the screen. @throws when the server does not let it */
  look(conversationId: string): Promise<void>;
  /** Has it there no longer. */
  leave(conversationId: string): Promise<MessageReply>;
  /** Says anything of video, and what is answered. */
  askVideo(event: 'video:attend' | 'video:signal', message: unknown): Promise<MessageReply>;
  /** Settles when the server ends the connection. */
  readonly closed: Promise<void>;
  close(): void;
};

type Handshake = {
  readonly token?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly origin?: string;
  /** How it travels; a program that does not say begins with `polling`. */
  readonly transports?: ('websocket' | 'polling')[];
};

/** What a screen hears of clients, and not what its reader is told of them. */
export const clientsHeardBy = (heard: OpenSocket['heard']) =>
  heard.filter(([name]) => name === 'client');

/**
 * A connected socket; it goes with the test.
 *
 * @throws what the server said when it refuses the connection
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
  const answerTo = (
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
        ask: (message) => socket.emitWithAck('typing', message),
        askVideo: (event, message) => socket.emitWithAck(event, message),
        say: (message) => void socket.emit('typing', message as { conversationId: string }),
        look: async (conversationId) => {
          const reply = await answerTo('open', { conversationId });
          if (!reply.ok) throw new Error(reply.code);
        },
        leave: (conversationId) => answerTo('leave', { conversationId }),
        close: () => void socket.disconnect(),
      }),
    );
  });
}
