import { changePassword } from '@zampa/contract/account/change-password';
import { refresh } from '@zampa/contract/account/refresh';
import { signIn } from '@zampa/contract/account/sign-in';
import { signOut } from '@zampa/contract/account/sign-out';
import { readMe } from '@zampa/contract/people/read-me';
import {
  newOwner,
  newVisitor,
  PASSWORD,
  renewSession,
  openSession,
  withSession,
  type TestAccount,
} from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const A_DAY = 86_400;
const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };

describe('POST /api/auth/refresh', () => {
  const product = useProduct();
  const renew = (refreshToken: string) => renewSession(newVisitor(product().address), refreshToken);

  it('returns new tokens, and the same ones again for ten seconds', async () => {
    const { session } = await newOwner(product());
    product().clock.advance(5);
    const second = await renew(session.refreshToken);
    expect(second.refreshToken).not.toBe(session.refreshToken);
    product().clock.advance(9);
    expect(await renew(session.refreshToken)).toEqual(second);
    expect(await renew(second.refreshToken)).not.toEqual(second);
  });

  it('returns the same tokens to twenty simultaneous requests', async () => {
    const { session } = await newOwner(product());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => renew(session.refreshToken)),
    );
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('ends the whole session when a spent refresh token is reused after ten seconds', async () => {
    const owner = await newOwner(product());
    const second = await renew(owner.session.refreshToken);
    const renewed = withSession(owner, owner.email, second);
    product().clock.advance(11);
    await expect(renewed.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renewed.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renew(second.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it('rejects a spent refresh token even when the clock was set back', async () => {
    const owner = await newOwner(product());
    await renew(owner.session.refreshToken);
    product().clock.advance(-A_DAY);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    product().clock.advance(A_DAY);
    await expect(owner.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it("keeps the person's other sessions when token reuse ends one", async () => {
    const owner = await newOwner(product());
    const other = await openSession(owner, owner.email);
    await renew(owner.session.refreshToken);
    product().clock.advance(11);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(other.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
  });

  it('rejects a session after 30 days', async () => {
    const { session } = await newOwner(product());
    product().clock.advance(30 * 86_400 + 1);
    await expect(renew(session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it.each(['nonsense', 'a.b.c', `${crypto.randomUUID()}.0.AAAA`])(
    'rejects the malformed token %s',
    async (token) => {
      await expect(renew(token)).rejects.toMatchObject(UNAUTHENTICATED);
    },
  );
});

describe('POST /api/auth/sign-out', () => {
  const product = useProduct();

  it('ends all sessions of the account and closes their sockets within a second', async () => {
    const here = await newOwner(product());
    const there = await openSession(here, here.email);
    const socket = await openSocket(there);
    await here.call(signOut, {});
    const signedOutAt = Date.now();
    await socket.closed;
    expect(Date.now() - signedOutAt).toBeLessThan(1000);
    for (const { session } of [here, there]) {
      const token = session.accessToken;
      await expect(makeCall({ ...here, token }, readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
      const body = { refreshToken: session.refreshToken };
      await expect(makeCall(here, refresh, { body })).rejects.toMatchObject(UNAUTHENTICATED);
    }
    expect(await countOf(product(), 'sessions', 'ended_at is null')).toBe(0);
  });
});

describe('POST /api/auth/change-password', () => {
  const product = useProduct();
  const NEW_PASSWORD = 'Zampa-test-2';
  const change = (person: TestAccount, oldPassword: string, newPassword: string) =>
    person.call(changePassword, { body: { oldPassword, newPassword } });
  const signInWith = (email: string, password: string) =>
    makeCall(newVisitor(product().address), signIn, { body: { email, password } });

  it('keeps the current session, ends all others and accepts only the new password', async () => {
    const here = await newOwner(product());
    const there = await openSession(here, here.email);
    await change(here, PASSWORD, NEW_PASSWORD);
    await expect(here.call(readMe, {})).resolves.toMatchObject({ id: here.id });
    await expect(there.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(signInWith(here.email, PASSWORD)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    await expect(signInWith(here.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('accepts only one of two simultaneous changes with the same old password', async () => {
    const person = await newOwner(product());
    const account = {
      statement: 'select from accounts a where lower(a.email) = lower($1) for update',
      values: [person.email],
    };
    const outcomes = await runInLockOrder(product(), account, [
      () => change(person, PASSWORD, NEW_PASSWORD),
      () => change(person, PASSWORD, 'Zampa-test-3'),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'BAD_CREDENTIALS']);
    await expect(signInWith(person.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('rejects a wrong old password and a weak new one without changing anything', async () => {
    const person = await newOwner(product());
    await expect(change(person, 'Wrong-password-1', NEW_PASSWORD)).rejects.toMatchObject({
      status: 400,
      code: 'BAD_CREDENTIALS',
      fields: [{ field: 'oldPassword' }],
    });
    await expect(change(person, PASSWORD, 'weak')).rejects.toMatchObject({
      status: 400,
      code: 'PASSWORD_WEAK',
      fields: [{ field: 'newPassword' }],
    });
    await expect(signInWith(person.email, PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });
});
