import { changePassword } from '@zampa/contract/account/change-password';
import { refresh } from '@zampa/contract/account/refresh';
import { signIn } from '@zampa/contract/account/sign-in';
import { signOut } from '@zampa/contract/account/sign-out';
import { readMe } from '@zampa/contract/people/read-me';
import {
  newOwner,
  newVisitor,
  PASSWORD,
  signedIn,
  withSession,
  type TestAccount,
} from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { endings, meet } from '../meeting.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const A_DAY = 86_400;
const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };

describe('POST /api/auth/refresh — an app renews a session', () => {
  const product = useProduct();
  const renew = (refreshToken: string) =>
    makeCall(newVisitor(product().address), refresh, { body: { refreshToken } });

  it('gives other tokens, and the same ones again within ten seconds', async () => {
    const { session } = await newOwner(product());
    product().clock.advance(5);
    const second = await renew(session.refreshToken);
    expect(second.refreshToken).not.toBe(session.refreshToken);
    product().clock.advance(9);
    expect(await renew(session.refreshToken)).toEqual(second);
    expect(await renew(second.refreshToken)).not.toEqual(second);
  });

  it('gives twenty requests at the same moment the same answer', async () => {
    const { session } = await newOwner(product());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => renew(session.refreshToken)),
    );
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('ends the whole session when a spent token comes back later', async () => {
    const owner = await newOwner(product());
    const second = await renew(owner.session.refreshToken);
    const renewed = withSession(owner, owner.email, second);
    product().clock.advance(11);
    await expect(renewed.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renewed.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renew(second.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it('takes no spent token back because the clock was set back', async () => {
    const owner = await newOwner(product());
    await renew(owner.session.refreshToken);
    product().clock.advance(-A_DAY);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    product().clock.advance(A_DAY);
    await expect(owner.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it('leaves the other sessions of the person alone when one ends so', async () => {
    const owner = await newOwner(product());
    const other = await signedIn(owner, owner.email);
    await renew(owner.session.refreshToken);
    product().clock.advance(11);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(other.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
  });

  it('ends a session for good after 30 days', async () => {
    const { session } = await newOwner(product());
    product().clock.advance(30 * 86_400 + 1);
    await expect(renew(session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it.each(['nonsense', 'a.b.c', `${crypto.randomUUID()}.0.AAAA`])('refuses %s', async (token) => {
    await expect(renew(token)).rejects.toMatchObject(UNAUTHENTICATED);
  });
});

describe('POST /api/auth/sign-out — somebody signs out everywhere', () => {
  const product = useProduct();

  it('ends every session and every socket within a second', async () => {
    const here = await newOwner(product());
    const there = await signedIn(here, here.email);
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

describe('POST /api/auth/change-password — somebody changes their password', () => {
  const product = useProduct();
  const NEW_PASSWORD = 'Zampa-test-2';
  const change = (person: TestAccount, oldPassword: string, newPassword: string) =>
    person.call(changePassword, { body: { oldPassword, newPassword } });
  const signInWith = (email: string, password: string) =>
    makeCall(newVisitor(product().address), signIn, { body: { email, password } });

  it('keeps this session, ends all others, and takes the new password from then on', async () => {
    const here = await newOwner(product());
    const there = await signedIn(here, here.email);
    await change(here, PASSWORD, NEW_PASSWORD);
    await expect(here.call(readMe, {})).resolves.toMatchObject({ id: here.id });
    await expect(there.call(readMe, {})).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(signInWith(here.email, PASSWORD)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    await expect(signInWith(here.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('goes by the old password once, whoever gives it at the same moment', async () => {
    const person = await newOwner(product());
    const account = {
      statement: 'select from accounts a where lower(a.email) = lower($1) for update',
      values: [person.email],
    };
    const outcomes = await meet(product(), account, [
      () => change(person, PASSWORD, NEW_PASSWORD),
      () => change(person, PASSWORD, 'Zampa-test-3'),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'BAD_CREDENTIALS']);
    await expect(signInWith(person.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('refuses a wrong old password and a weak new one, and changes nothing', async () => {
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
