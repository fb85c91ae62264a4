import { expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';

type Auth = (give: (data: unknown) => void) => void;

/** Returns the handshake data of a connection attempt; nothing listens at its address. */
function handshake(token: () => Promise<string | null>) {
  const socket = connect('http://127.0.0.1:9', { token });
  socket.disconnect();
  onTestFinished(() => void socket.disconnect());
  return new Promise((resolve) => {
    (socket.auth as Auth)(resolve);
  });
}

it('connect reads a token for each attempt', async () => {
  await expect(handshake(async () => 'fresh')).resolves.toEqual({ token: 'fresh' });
});

it('connect sends a null token if none can be read', async () => {
  const failUnreachable = () => Promise.reject(new Error('No answer'));
  await expect(handshake(failUnreachable)).resolves.toEqual({ token: null });
});

it('connect uses WebSocket as its only transport', () => {
  const socket = connect('http://127.0.0.1:9', { token: async () => null });
  socket.disconnect();
  expect(socket.io.opts.transports).toEqual(['websocket']);
});
