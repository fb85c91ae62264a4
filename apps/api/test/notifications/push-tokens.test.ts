import { changePassword } from '@zampa/contract/account/change-password';
import { signOut } from '@zampa/contract/account/sign-out';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { removePushToken } from '@zampa/contract/notifications/remove-push-token';
import { newOwner, PASSWORD, openSession, type Owner } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const subscription = (name: string) => ({
  endpoint: `https://push.example.test/${name}`,
  expirationTime: null,
  keys: { p256dh: 'BDd3_hVL', auth: 'aGVsbG8' },
});

describe('POST and DELETE /api/token', () => {
  const product = useProduct({ PUSH_HOSTS: 'push.example.test' });
  const addressesOf = async ({ id }: Owner) => {
    const sql = 'select address from push_tokens where user_id = $1 order by address';
    const { rows } = await product().pool.query<{ address: string }>(sql, [id]);
    return rows.map(({ address }) => address);
  };
  const register = (owner: Owner, token: unknown) =>
    owner.call(registerPushToken, { body: { UserId: owner.id, token } });
  const remove = (owner: Owner, token?: string) =>
    owner.call(removePushToken, { query: { UserId: owner.id, ...(token && { token }) } });

  it('stores each phone or browser once, in whatever notation the subscription is sent', async () => {
    const owner = await newOwner(product());
    const browser = subscription(owner.id);
    for (const token of [`phone-${owner.id}`, browser, JSON.stringify(browser)])
      await register(owner, token);
    expect(await addressesOf(owner)).toEqual([browser.endpoint, `phone-${owner.id}`]);
    await remove(owner, JSON.stringify(browser));
    expect(await addressesOf(owner)).toEqual([`phone-${owner.id}`]);
    await remove(owner);
    expect(await addressesOf(owner)).toEqual([]);
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://metadata.google.internal/',
    'http://push.example.test/',
  ])('rejects the endpoint %s, which only our own server could reach', async (endpoint) => {
    const owner = await newOwner(product());
    const browser = { ...subscription('x'), endpoint };
    for (const token of [browser, JSON.stringify(browser)])
      await expect(register(owner, token)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await addressesOf(owner)).toEqual([]);
  });

  it('assigns a phone to the person who signed in on it last', async () => {
    const [first, second] = [await newOwner(product()), await newOwner(product())];
    await register(first, `shared-${first.id}`);
    await register(second, `shared-${first.id}`);
    expect(await addressesOf(first)).toEqual([]);
    await remove(first, `shared-${first.id}`);
    expect(await addressesOf(second)).toEqual([`shared-${first.id}`]);
  });

  it('keeps the ten newest devices of a person', async () => {
    const owner = await newOwner(product());
    for (let at = 0; at < 12; at += 1) {
      product().clock.advance(1);
      await register(owner, `${owner.id}-${String(at).padStart(2, '0')}`);
    }
    const addresses = await addressesOf(owner);
    expect(addresses).toHaveLength(10);
    expect(addresses[0]).toBe(`${owner.id}-02`);
  });

  it('removes a device together with the session that registered it', async () => {
    const owner = await newOwner(product());
    const elsewhere = { ...owner, ...(await openSession(owner, owner.email)) };
    await register(owner, `here-${owner.id}`);
    await register(elsewhere, `there-${owner.id}`);
    await owner.call(changePassword, {
      body: { oldPassword: PASSWORD, newPassword: 'Zampa-test-2' },
    });
    expect(await addressesOf(owner)).toEqual([`here-${owner.id}`]);
    await owner.call(signOut, {});
    expect(await addressesOf(owner)).toEqual([]);
  });

  it.each([
    ['an empty token', ''],
    ['a subscription without keys', { endpoint: 'https://push.example.test/x' }],
    [
      'a subscription without encryption',
      { ...subscription('x'), endpoint: 'http://push.example.test/x' },
    ],
    ['a file address', { ...subscription('x'), endpoint: 'file:///etc/passwd' }],
    ['a number', 7],
  ])('rejects %s', async (_what, token) => {
    const owner = await newOwner(product());
    await expect(register(owner, token)).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: expect.stringMatching(/^token/) as string }],
    });
  });
});
