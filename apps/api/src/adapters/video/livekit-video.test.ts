import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TokenVerifier } from 'livekit-server-sdk';
import { expect, it, onTestFinished } from 'vitest';
import { livekitVideo } from './livekit-video.ts';

const KEYS = { apiKey: 'key', apiSecret: 'a secret that is long enough for HMAC' };
const guest = { userId: '019f0000-0000-7000-8000-000000000001', displayName: 'Olga T' };

/** Starts a fake LiveKit server that records requests and always gives the same answer. */
async function startPeer(status = 200, body = '{}') {
  const requests: { path: string; body: unknown; token: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      requests.push({
        token,
        path: request.url ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked: requests, url: `ws://127.0.0.1:${port}` };
}

it('livekitVideo issues a token for one room and one person without calling the server', async () => {
  const engine = livekitVideo({ ...KEYS, url: 'http://livekit.example' });
  const now = new Date();
  const ticket = await engine.issueTicket('room-1', guest, now);
  if (ticket.kind !== 'livekit') throw new Error('a ticket of another kind');
  expect(ticket.url).toBe('ws://livekit.example');
  expect(Date.parse(ticket.expiresAt) - now.getTime()).toBe(600_000);
  const grants = await new TokenVerifier(KEYS.apiKey, KEYS.apiSecret).verify(ticket.token);
  expect(grants).toMatchObject({
    sub: guest.userId,
    name: guest.displayName,
    video: { room: 'room-1', roomJoin: true, canPublish: true, canSubscribe: true },
  });
  expect(grants.video).not.toHaveProperty('roomAdmin');
  expect(grants.video).not.toHaveProperty('roomCreate');
});

it('livekitVideo removes participants and deletes rooms', async () => {
  const peer = await startPeer();
  const engine = livekitVideo({ ...KEYS, url: peer.url });
  await engine.removeParticipant('room-1', guest.userId);
  await engine.closeRoom('room-1');
  expect(peer.asked).toMatchObject([
    {
      path: '/twirp/livekit.RoomService/RemoveParticipant',
      body: { room: 'room-1', identity: guest.userId },
    },
    { path: '/twirp/livekit.RoomService/DeleteRoom', body: { room: 'room-1' } },
  ]);
  const verifier = new TokenVerifier(KEYS.apiKey, KEYS.apiSecret);
  expect(await verifier.verify(peer.asked[1]?.token ?? '')).toMatchObject({
    video: { roomCreate: true },
  });
});

it('livekitVideo ignores missing rooms and participants, and throws when the server fails', async () => {
  const notFoundPeer = await startPeer(404, '{"code":"not_found","msg":"no such room"}');
  const missing = livekitVideo({ ...KEYS, url: notFoundPeer.url });
  await missing.closeRoom('room-1');
  await missing.removeParticipant('room-1', guest.userId);
  const broken = await startPeer(500, '{"code":"internal","msg":"down"}');
  const failing = livekitVideo({ ...KEYS, url: broken.url });
  await expect(failing.closeRoom('room-1')).rejects.toMatchObject({ status: 500 });
  await expect(failing.removeParticipant('room-1', guest.userId)).rejects.toMatchObject({
    status: 500,
  });
});
