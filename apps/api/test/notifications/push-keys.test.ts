import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fcm } from '../../src/adapters/push/fcm.ts';
import { openPush } from '../../src/adapters/push/open-push.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { adjustableClock } from '../adjustable-clock.ts';

const clock = adjustableClock();
const NOTE = { id: 'note', kind: 'MESSAGE', url: '/app/workspace/chat/1' };

describe('VAPID keys', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-push-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const open = (environment: Readonly<Record<string, string>> = {}) =>
    openPush(readSettings({ DATA_DIR: directory, ...environment }), clock);

  it('are created at the first start, private to the file owner, and reused at the next', async () => {
    const [first, second] = [await open(), await open()];
    expect(first.publicKey).toBe(second.publicKey);
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    const path = join(directory, 'vapid-key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const privateKey = await readFile(path, 'utf8');
    const settings = {
      VAPID_SUBJECT: 'https://clinic.example',
      VAPID_PUBLIC_KEY: first.publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    };
    const other = { DATA_DIR: join(directory, 'other') };
    expect((await open({ ...settings, ...other })).publicKey).toBe(first.publicKey);
    expect((await open(other)).publicKey).not.toBe(first.publicKey);
    const halves = { ...settings, VAPID_PUBLIC_KEY: (await open(other)).publicKey };
    await expect(open(halves)).rejects.toThrow('VAPID_PUBLIC_KEY: does not belong');
  });

  it('are not replaced when the key file is invalid', async () => {
    const broken = join(directory, 'broken');
    await open({ DATA_DIR: broken });
    await writeFile(join(broken, 'vapid-key'), '');
    await expect(open({ DATA_DIR: broken })).rejects.toThrow('vapid-key holds no key');
  });
});

describe('FCM push', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const requests: { url: string; authorization: string | undefined; body: string }[] = [];
  const answers: { status: number; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({ url, authorization: headers.authorization, body });
      const isToken = url === '/token';
      const next = isToken
        ? { status: 200, body: { access_token: `access-${requests.length}` } }
        : (answers.shift() ?? { status: 200, body: {} });
      response.writeHead(next.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(next.body));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const phones = () =>
    fcm(
      {
        projectId: 'zampa',
        clientEmail: 'push@zampa.example',
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        apiBase: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      },
      clock,
    );

  it('sends only ids, with an access token that is requested once', async () => {
    const asPhone = phones();
    expect(await asPhone.send('a-phone', NOTE, { urgent: true })).toBe('sent');
    expect(await asPhone.send('a-phone', NOTE, { urgent: false })).toBe('sent');
    expect(requests.map(({ url }) => url)).toEqual([
      '/token',
      '/v1/projects/zampa/messages:send',
      '/v1/projects/zampa/messages:send',
    ]);
    expect(requests[1]?.authorization).toBe('Bearer access-1');
    const words = `push_${NOTE.kind}`;
    expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
      message: {
        token: 'a-phone',
        data: NOTE,
        android: {
          priority: 'HIGH',
          collapse_key: NOTE.id,
          notification: { title: 'Zampa', body_loc_key: words, tag: NOTE.id, channel_id: 'news' },
        },
        apns: {
          headers: { 'apns-collapse-id': NOTE.id, 'apns-priority': '10' },
          payload: { aps: { alert: { title: 'Zampa', 'loc-key': words }, sound: 'default' } },
        },
      },
    });
    expect(JSON.parse(requests[2]?.body ?? '')).toMatchObject({
      message: { android: { priority: 'NORMAL' }, apns: { headers: { 'apns-priority': '5' } } },
    });
  });

  it.each([
    ['gone', { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } }],
    ['retry', { status: 429, body: {} }],
    ['retry', { status: 503, body: {} }],
    ['rejected', { status: 400, body: {} }],
  ] as const)('returns %s after %o', async (outcome, answer) => {
    answers.push(answer);
    expect(await phones().send('a-phone', NOTE, { urgent: false })).toBe(outcome);
  });

  it('requests a new access token after a 401 and sends again', async () => {
    answers.push({ status: 401, body: {} });
    requests.length = 0;
    expect(await phones().send('a-phone', NOTE, { urgent: false })).toBe('sent');
    expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual([
      'token',
      'messages:send',
      'token',
      'messages:send',
    ]);
  });
});
