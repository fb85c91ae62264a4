import { once } from 'node:events';
import { createServer } from 'node:http';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { createSocketLimiter } from '../../realtime/socket-limiter.ts';
import type { Account } from '../../access/viewer.ts';
import { socketRealtime } from './socket-realtime.ts';

const account: Account = {
  accountId: 'account',
  sessionId: 'session',
  email: 'anna@example.test',
  viewer: {
    userId: 'anna',
    isVet: false,
    facilities: [],
    families: [],
    applications: [],
    clinics: [],
  },
};

/** Starts a socket server whose `authenticate` returns these answers in order. */
async function serveSockets(answers: (Account | null)[]) {
  const server = createServer();
  const realtime = socketRealtime(server, {
    authenticate: async () => answers.shift() ?? null,
    findLastingSessions: async (ids) => new Set(ids),
    onError: () => undefined,
    publicUrl: () => 'http://localhost',
    limiter: createSocketLimiter({ now: () => new Date() }),
    networkOf: () => '127.0.0.1',
    shared: undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => realtime.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token: 'token' },
    reconnection: false,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

it('socketRealtime disconnects a socket whose session ended between the handshake and joining its room', async () => {
  const socket = await serveSockets([account, null]);
  const reason = await new Promise((resolve) => socket.on('disconnect', resolve));
  expect(reason).toBe('io server disconnect');
});

it('socketRealtime keeps a socket whose session is valid', async () => {
  const answers = [account, account, account];
  const socket = await serveSockets(answers);
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await expect.poll(() => answers.length).toBe(1);
  expect(socket.connected).toBe(true);
});
