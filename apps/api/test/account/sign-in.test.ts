import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readMe } from '@zampa/contract/people/read-me';
import { newAccount, newOwner, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const BAD_CREDENTIALS = {
  status: 400,
  code: 'BAD_CREDENTIALS',
  detail: 'Incorrect username or password.',
};

describe('POST /api/auth/sign-in', () => {
  const product = useProduct();
  const attemptSignIn = (email: string, password: string, from = newVisitor(product().address)) =>
    makeCall(from, signIn, { body: { email, password } });
  /** Returns calls that sign in to one account, always from the same IP address. */
  const newGuesser = (email: string) => {
    const from = newVisitor(product().address);
    const sign = (password: string) => attemptSignIn(email, password, from);
    const wrong = () => sign('Wrong-password-1').catch(({ status }) => Number(status));
    return { sign, wrong };
  };

  it('returns a working access token that expires within ten minutes', async () => {
    const { id, email } = await newOwner(product());
    const session = await attemptSignIn(email.toUpperCase(), PASSWORD);
    expect(session.expiresIn).toBeLessThanOrEqual(600);
    const sender = { ...newVisitor(product().address), token: session.accessToken };
    await expect(makeCall(sender, readMe, {})).resolves.toMatchObject({ id });
    product().clock.advance(session.expiresIn + 1);
    await expect(makeCall(sender, readMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await newAccount(product());
    const before = await countOf(product(), 'sessions');
    await expect(attemptSignIn(email, 'Wrong-password-1')).rejects.toMatchObject(BAD_CREDENTIALS);
    await expect(attemptSignIn('nobody@example.test', PASSWORD)).rejects.toMatchObject(
      BAD_CREDENTIALS,
    );
    expect(await countOf(product(), 'sessions')).toBe(before);
  });

  it('runs the same single SQL statement for a wrong password and an unknown address, and four for a right one', async () => {
    const { email } = await newAccount(product());
    const statementsOf = (address: string, password: string) =>
      product().statementsOf(() => attemptSignIn(address, password).catch(() => null));
    const wrong = await statementsOf(email, 'Wrong-password-1');
    expect(wrong).toHaveLength(1);
    expect(await statementsOf('nobody@example.test', 'Wrong-password-1')).toEqual(wrong);
    const right = await statementsOf(email, PASSWORD);
    // Also the second factor, and what the audit log keeps of a sign-in.
    expect(right).toHaveLength(4);
    expect(right[0]).toBe(wrong[0]);
  });

  it('reveals that the address is unconfirmed only with the right password', async () => {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
    await makeCall(visitor, signUp, { body });
    await expect(attemptSignIn(email, 'Wrong-password-1')).rejects.toMatchObject(BAD_CREDENTIALS);
    await expect(attemptSignIn(email, PASSWORD)).rejects.toMatchObject({
      status: 403,
      code: 'NOT_CONFIRMED',
      detail: 'User is not confirmed.',
    });
  });

  it.each([
    ['an address with an account', async () => (await newAccount(product())).email],
    ['an address without one', async () => 'nobody-at-all@example.test'],
  ])('throttles sign-ins to %s after eleven failures, with waits that end', async (_, named) => {
    const { wrong } = newGuesser(await named());
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
    expect(await wrong()).toBe(429);
    product().clock.advance(2);
    expect(await wrong()).toBe(400);
    expect(await wrong()).toBe(429);
    product().clock.advance(3600);
    expect(await wrong()).toBe(400);
  });

  it('accepts the right password after the wait, and resets the failure count', async () => {
    const { sign, wrong } = newGuesser((await newAccount(product())).email);
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
    await expect(sign(PASSWORD)).rejects.toMatchObject({ status: 429 });
    product().clock.advance(2);
    await expect(sign(PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
  });

  it('counts wrong passwords that arrive at the same time', async () => {
    const { wrong: guess } = newGuesser((await newAccount(product())).email);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 50 }, guess));
    // Waits of 1, 2, 4 … seconds may end while the requests are running.
    const waitsOver = Math.floor(Math.log2((performance.now() - started) / 1000 + 1));
    const passed = answers.filter((status) => status === 400).length;
    expect(passed).toBeGreaterThanOrEqual(11);
    expect(passed).toBeLessThanOrEqual(11 + waitsOver);
  });

  it('allows 60 attempts from one IP address in ten minutes, then answers 429', async () => {
    product().clock.advanceToNext(600);
    const visitor = newVisitor(product().address);
    const attempt = (number: number) => {
      const body = { email: `somebody-${number}@example.test`, password: PASSWORD };
      return makeCall(visitor, signIn, { body }).catch(({ code }) => String(code));
    };
    const codes = await Promise.all(Array.from({ length: 60 }, (_, number) => attempt(number)));
    expect(new Set(codes)).toEqual(new Set(['BAD_CREDENTIALS']));
    expect(await attempt(60)).toBe('TOO_MANY_REQUESTS');
  });
});
