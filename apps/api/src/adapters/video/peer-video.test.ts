import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { peerVideo } from './peer-video.ts';

const now = new Date('2026-03-10T12:00:00.500Z');
const guest = { userId: '019f0000-0000-7000-8000-000000000001', displayName: 'Olga T' };
/** Ten minutes later, in seconds since 1970. */
const EXPIRY = 1_773_144_600;

it('peerVideo names no servers when none are configured', async () => {
  expect(await peerVideo(null).issueTicket('meeting', guest, now)).toEqual({
    kind: 'peer',
    iceServers: [],
    expiresAt: '2026-03-10T12:10:00.000Z',
  });
});

it('peerVideo issues TURN credentials that are valid for ten minutes', async () => {
  const urls = ['stun:turn.clinic.example', 'turn:turn.clinic.example:3478?transport=udp'];
  const secret = 'a secret of the relay';
  const ticket = await peerVideo({ urls, secret }).issueTicket('meeting', guest, now);
  const username = `${EXPIRY}:${guest.userId}`;
  expect(ticket).toEqual({
    kind: 'peer',
    iceServers: [
      { urls: ['stun:turn.clinic.example'] },
      {
        urls: ['turn:turn.clinic.example:3478?transport=udp'],
        username,
        credential: createHmac('sha1', secret).update(username).digest('base64'),
      },
    ],
    expiresAt: '2026-03-10T12:10:00.000Z',
  });
});

it('peerVideo computes the TURN password as relays do', async () => {
  const urls = ['turn:relay.example'];
  const at = new Date(-600_000);
  const ticket = await peerVideo({ urls, secret: 'key' }).issueTicket(
    'meeting',
    { ...guest, userId: 'u' },
    at,
  );
  // base64(HMAC-SHA1('key', '0:u')), computed with openssl.
  expect(ticket).toMatchObject({
    iceServers: [{ username: '0:u', credential: 'RyJx+Px+tF/aS5+/RROqvnqqxPY=' }],
  });
});
