import { readNotificationPreferences } from '@zampa/contract/notifications/read-notification-preferences';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { tryNotifications } from '@zampa/contract/notifications/try-notifications';
import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { newOwner, newVet, newVisitor, openSession, type TestPerson } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';
import { newBrowser, startPushPeer, type PushPeer } from './push-peer.fixture.ts';

const TEN_MINUTES = 600;
const off = { push: false, email: false, sms: false };
const NOTHING = {
  MESSAGE: off,
  REQUEST: off,
  TIMES: off,
  CALLED_OFF: off,
  TEAM: off,
  PAYMENTS: off,
  FAMILY: off,
};

describe('POST /api/notifications/try', () => {
  let peer: PushPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startPushPeer();
    product = await startProduct({ PUSH_HOSTS: 'push.example.test', PUSH_API_BASE: peer.url });
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  const register = async (person: TestPerson, path: string) => {
    const browser = newBrowser(path);
    const token = browser.subscription;
    await person.call(registerPushToken, { body: { UserId: person.id, token } });
    return browser;
  };
  const sendTestNotification = (person: TestPerson) => person.call(tryNotifications, {});
  const notificationsOf = (person: TestPerson) => person.call(readNotifications, { query: {} });

  it('pushes immediately to all own devices, with a link to the settings', async () => {
    const [owner, other] = [await newOwner(product), await newOwner(product)];
    const own = [await register(owner, '/try-1'), await register(owner, '/try-2')];
    const foreign = await register(other, '/try-other');
    expect(await sendTestNotification(owner)).toEqual({ taken: 2 });
    const [news, ...more] = await notificationsOf(owner);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      kind: 'TEST',
      title: 'This is a test notification',
      body: '',
      url: '/app/workspace/notification-settings',
      read: false,
    });
    for (const browser of own) {
      const [taken, ...again] = peer.to(browser.path);
      expect(again).toEqual([]);
      expect(taken && browser.read(taken)).toEqual({
        id: news?.id,
        kind: 'TEST',
        url: '/app/workspace/notification-settings',
      });
    }
    expect(peer.to(foreign.path)).toEqual([]);
    expect(await notificationsOf(other)).toEqual([]);
    const { devices } = await owner.call(readNotificationPreferences, {});
    expect(devices.filter(({ lastReached }) => lastReached !== null)).toHaveLength(2);
  });

  it('ignores preferences, presence and quiet hours, and notifies open screens', async () => {
    const vet = await newVet(product);
    const browser = await register(vet, '/try-quiet');
    const minute = product.clock.now().getUTCHours() * 60 + product.clock.now().getUTCMinutes();
    await vet.call(updateNotificationPreferences, {
      body: {
        choices: NOTHING,
        quietHours: { from: minute, to: (minute + 60) % 1440, zone: 'UTC' },
      },
    });
    const socket = await openSocket(vet);
    expect(await sendTestNotification(vet)).toEqual({ taken: 1 });
    expect(peer.to(browser.path)).toHaveLength(1);
    await expect
      .poll(() => socket.heard)
      .toContainEqual([
        'notification',
        expect.objectContaining({ kind: 'TEST', url: '/workspace/notifications' }),
      ]);
    socket.close();
  });

  it('counts only devices that accepted it and removes an unknown one', async () => {
    const owner = await newOwner(product);
    for (const [path, status] of [
      ['/try-gone', 410],
      ['/try-busy', 503],
      ['/try-odd', 400],
    ] as const) {
      await register(owner, path);
      peer.answer(path, status);
    }
    await register(owner, '/try-fine');
    expect(await sendTestNotification(owner)).toEqual({ taken: 1 });
    const { devices } = await owner.call(readNotificationPreferences, {});
    expect(devices.map(({ token }) => new URL(token).pathname)).toEqual([
      '/try-fine',
      '/try-odd',
      '/try-busy',
    ]);
  });

  it('creates no notification for a person without devices', async () => {
    const owner = await newOwner(product);
    expect(await sendTestNotification(owner)).toEqual({ taken: 0 });
    expect(await notificationsOf(owner)).toEqual([]);
  });

  it('requires a signed-in person', async () => {
    const { status } = await sendCall(newVisitor(product.address), tryNotifications, {});
    expect(status).toBe(401);
  });

  it('allows five calls in ten minutes, then answers 429 with retry-after', async () => {
    const owner = await newOwner(product);
    product.clock.advanceToNext(TEN_MINUTES);
    const again = { ...owner, ...(await openSession(owner, owner.email)) };
    for (let number = 0; number < 5; number += 1) await sendTestNotification(again);
    const refused = await sendCall(again, tryNotifications, {});
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    product.clock.advance(TEN_MINUTES);
    const later = { ...owner, ...(await openSession(owner, owner.email)) };
    expect(await sendTestNotification(later)).toEqual({ taken: 0 });
  });
});
