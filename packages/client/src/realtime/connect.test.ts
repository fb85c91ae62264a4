import { expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';

type Auth = (give: (data: unknown) => void) => void;

/** What the socket says of itself at a try to connect; nobody listens at its address. */
function handshake(token: () => Promise<string | null>) {
  const socket = connect('http://127.0.0.1:9', { token });
  socket.disconnect();
  onTestFinished(() => void socket.disconnect());
  return new Promise((resolve) => {
    (socket.auth as Auth)(resolve);
  });
}

it('asks for a token at each try', async () => {
  await expect(handshake(async () => 'fresh')).resolves.toEqual({ token: 'fresh' });
});

it('tries as nobody where no token can be had, and is refused', async () => {
  const away = () => Promise.reject(new Error('No answer'));
  await expect(handshake(away)).resolves.toEqual({ token: null });
});

it('is a WebSocket from the beginning', () => {
  const socket = connect('http://127.0.0.1:9', { token: async () => null });
  socket.disconnect();
  expect(socket.io.opts.transports).toEqual(['websocket']);
});
