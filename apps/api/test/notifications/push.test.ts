import { signOut } from '@zampa/contract/account/sign-out';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, type TestPerson } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestToJoin } from '../families/families.ts';
import { startProduct, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';
import { newBrowser, readVapidClaims, startPushPeer, type PushPeer } from './push-peer.fixture.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

const VETERINARIAN = 3;
/** Key pair created for these tests only. */
const KEYS = {
  VAPID_SUBJECT: 'mailto:we@clinic.example',
  VAPID_PUBLIC_KEY:
    'BAZvKLGTLK5G5e2bEL7wBMIkC-efJ0q_-ox8YyBkxk-K9u8DeNhDfuYElso-x8ohMuU4b8N3nb7qvmt2O-IleKg',
  VAPID_PRIVATE_KEY: 'ODKf6ZXC07g3fRm_oUME7qQgFgQTPaVMRo03avQQl74',
};

describe('web push', () => {
  let peer: PushPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startPushPeer();
    product = await startProduct({
      ...KEYS,
      PUSH_HOSTS: 'push.example.test',
      PUSH_API_BASE: peer.url,
    });
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  /** Subscribes a browser after earlier notifications were sent, so that it receives only later ones. */
  const subscribe = async (person: TestPerson, path: string) => {
    await runJobsAfter(product, 2);
    const browser = newBrowser(path);
    const token = browser.subscription;
    await person.call(registerPushToken, { body: { UserId: person.id, token } });
    return browser;
  };
  /** Waits until the result of the last try is stored. */
  const waitForStoredTries = (tries: number) =>
    vi.waitFor(async () => {
      const { rows } = await product.pool.query(
        `select from outbox where kind = 'sendPush' and done_at is null and attempts = $1
        and last_error is null`,
        [tries],
      );
      expect(rows).toEqual([]);
    }, 5000);
  const devicesOf = async ({ id }: TestPerson) => {
    const sql = 'select count(*)::int as count from push_tokens where user_id = $1';
    const { rows } = await product.pool.query<{ count: number }>(sql, [id]);
    return rows[0]?.count;
  };

  it('is encrypted for the browser, signed with our key, and contains only ids', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const browser = await subscribe(vet, '/first');
    await sendChatMessage(owner, id, 'He has eaten rat poison');
    await runJobsAfter(product, 2);
    const [taken, ...more] = peer.to(browser.path);
    if (!taken) throw new Error('nothing came');
    expect(more).toEqual([]);
    const { rows } = await product.pool.query<{ id: string; pushed: boolean }>(
      `select id, pushed_at is not null as pushed from notifications
      where user_id = $1 and kind = 'MESSAGE'`,
      [vet.id],
    );
    expect(browser.read(taken)).toEqual({
      id: rows[0]?.id,
      kind: 'MESSAGE',
      url: `/workspace/requests?list=in-progress&conversation=${id}`,
    });
    expect(rows).toMatchObject([{ pushed: true }]);
    expect(() => newBrowser('/other').read(taken)).toThrow('Unsupported state');
    expect(taken.headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      topic: rows[0]?.id.replaceAll('-', ''),
      urgency: 'normal',
    });
    const claims = readVapidClaims(taken, KEYS.VAPID_PUBLIC_KEY);
    expect(claims).toMatchObject({ aud: 'https://push.example.test', sub: KEYS.VAPID_SUBJECT });
    const other = newBrowser('/other').subscription.keys.p256dh;
    expect(readVapidClaims(taken, other)).toBeNull();
  });

  it('goes to every device once, even when the notification job runs again', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const browsers = [await subscribe(vet, '/desk'), await subscribe(vet, '/telephone')];
    const { seq } = await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 2);
    await product.pool.query(
      `update outbox set done_at = null, attempts = 0 where kind = 'notify' and payload->'conversation'->>'id' = $1
        and payload->'conversation'->>'seq' = $2`,
      [id, String(seq)],
    );
    await runJobsAfter(product, 2);
    for (const { path } of browsers) expect(peer.to(path)).toHaveLength(1);
  });

  it('waits a minute while the reader is online, and is not sent once read', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const browser = await subscribe(vet, '/there');
    const socket = await openSocket(vet);
    const first = await sendChatMessage(owner, id, 'Read soon');
    await runJobsAfter(product, 2);
    expect(peer.to(browser.path)).toEqual([]);
    await vet.call(markSeen, { body: { conversationId: id, seq: first.seq } });
    await runJobsAfter(product, 90);
    expect(peer.to(browser.path)).toEqual([]);
    await sendChatMessage(owner, id, 'Not read');
    await runJobsAfter(product, 2);
    await runJobsAfter(product, 60);
    expect(peer.to(browser.path)).toHaveLength(1);
    socket.close();
  });

  it('is not sent to a removed colleague or to a signed-out device', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const [removed, out] = [await newColleague(product), await newColleague(product)];
    for (const colleague of [removed, out])
      await employ(product.pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const browsers = [await subscribe(removed, '/gone'), await subscribe(out, '/out')];
    const sockets = [await openSocket(removed), await openSocket(out)];
    await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 2);
    await product.pool.query(`update facility_members set status = 'REMOVED' where user_id = $1`, [
      removed.id,
    ]);
    await out.call(signOut, {});
    for (const socket of sockets) socket.close();
    await runJobsAfter(product, 60);
    for (const { path } of browsers) expect(peer.to(path)).toEqual([]);
    expect(await devicesOf(out)).toBe(0);
  });

  it('is not sent to an account closed before it was due', async () => {
    const [closing, staying] = [await newOwner(product), await newOwner(product)];
    const browsers = [await subscribe(closing, '/closing'), await subscribe(staying, '/staying')];
    const sockets = [await openSocket(closing), await openSocket(staying)];
    for (const owner of [closing, staying]) await requestToJoin(await newOwner(product), owner);
    await runJobsAfter(product, 2);
    // Disables the profile only: closing the account would also remove its devices.
    await product.pool.query('update users set enabled = false where id = $1', [closing.id]);
    for (const socket of sockets) socket.close();
    await runJobsAfter(product, 60);
    expect(browsers.map(({ path }) => peer.to(path).length)).toEqual([0, 1]);
  });

  it('is retried after 429 and 503, and an unknown device is removed', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const [busy, dead, odd] = [
      await subscribe(vet, '/busy'),
      await subscribe(vet, '/dead'),
      await subscribe(vet, '/odd'),
    ];
    peer.answer(busy.path, 429, 503);
    peer.answer(dead.path, 410);
    peer.answer(odd.path, 302);
    await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 2);
    for (const [tries, seconds] of [
      [1, 61],
      [2, 121],
      [3, 600],
    ] as const) {
      await vi.waitFor(() => expect(peer.to(busy.path)).toHaveLength(tries), 5000);
      await waitForStoredTries(tries);
      await runJobsAfter(product, seconds);
    }
    expect(peer.to(busy.path)).toHaveLength(3);
    expect(peer.to(dead.path)).toHaveLength(1);
    expect(peer.to(odd.path)).toHaveLength(1);
    expect(peer.to('/elsewhere')).toEqual([]);
    expect(await devicesOf(vet)).toBe(2);
  });

  it('rejects a subscription of a push service that is not configured', async () => {
    const { vet } = await newStartedRequest(product);
    for (const host of ['push.elsewhere.test', 'push.example.test.elsewhere.test'])
      await expect(
        vet.call(registerPushToken, {
          body: { UserId: vet.id, token: newBrowser('/x', host).subscription },
        }),
      ).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'token.endpoint', code: 'invalid_endpoint' }],
      });
  });

  it('is not sent to a device that another person has registered since', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const browser = await subscribe(vet, '/shared');
    const socket = await openSocket(vet);
    await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 2);
    socket.close();
    await owner.call(registerPushToken, {
      body: { UserId: owner.id, token: browser.subscription },
    });
    await runJobsAfter(product, 60);
    expect(peer.to(browser.path)).toEqual([]);
  });
});
