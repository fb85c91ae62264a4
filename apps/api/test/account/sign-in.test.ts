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

describe('POST /api/auth/sign-in — somebody signs in', () => {
  const product = useProduct();
  const trying = (email: string, password: string, from = newVisitor(product().address)) =>
    makeCall(from, signIn, { body: { email, password } });
  /** Somebody who tries one address, always from the same place. */
  const guesserOf = (email: string) => {
    const from = newVisitor(product().address);
    const sign = (password: string) => trying(email, password, from);
    const wrong = () => sign('Wrong-password-1').catch(({ status }) => Number(status));
    return { sign, wrong };
  };

  it('gives tokens that work, for at most ten minutes', async () => {
    const { id, email } = await newOwner(product());
    const session = await trying(email.toUpperCase(), PASSWORD);
    expect(session.expiresIn).toBeLessThanOrEqual(600);
    const sender = { ...newVisitor(product().address), token: session.accessToken };
    await expect(makeCall(sender, readMe, {})).resolves.toMatchObject({ id });
    product().clock.advance(session.expiresIn + 1);
    await expect(makeCall(sender, readMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await newAccount(product());
    const before = await countOf(product(), 'sessions');
    await expect(trying(email, 'Wrong-password-1')).rejects.toMatchObject(BAD_CREDENTIALS);
    await expect(trying('nobody@example.test', PASSWORD)).rejects.toMatchObject(BAD_CREDENTIALS);
    expect(await countOf(product(), 'sessions')).toBe(before);
  });

  it('asks the database the same of both, in one statement, and one more with the right password', async () => {
    const { email } = await newAccount(product());
    const statementsOf = (address: string, password: string) =>
      product().statementsOf(() => trying(address, password).catch(() => null));
    const wrong = await statementsOf(email, 'Wrong-password-1');
    expect(wrong).toHaveLength(1);
    expect(await statementsOf('nobody@example.test', 'Wrong-password-1')).toEqual(wrong);
    const right = await statementsOf(email, PASSWORD);
    expect(right).toHaveLength(2);
    expect(right[0]).toBe(wrong[0]);
  });

  it('says that the address is not confirmed only to who knows the password', async () => {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
    await makeCall(visitor, signUp, { body });
    await expect(trying(email, 'Wrong-password-1')).rejects.toMatchObject(BAD_CREDENTIALS);
    await expect(trying(email, PASSWORD)).rejects.toMatchObject({
      status: 403,
      code: 'NOT_CONFIRMED',
      detail: 'User is not confirmed.',
    });
  });

  it.each([
    ['an address with an account', async () => (await newAccount(product())).email],
    ['an address without one', async () => 'nobody-at-all@example.test'],
  ])('makes %s wait after ten failures in a row, for a while, never for good', async (_, named) => {
    const { wrong } = guesserOf(await named());
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
    expect(await wrong()).toBe(429);
    product().clock.advance(2);
    expect(await wrong()).toBe(400);
    expect(await wrong()).toBe(429);
    product().clock.advance(3600);
    expect(await wrong()).toBe(400);
  });

  it('lets the right password pass once the wait is over, and forgets the failures', async () => {
    const { sign, wrong } = guesserOf((await newAccount(product())).email);
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
    await expect(sign(PASSWORD)).rejects.toMatchObject({ status: 429 });
    product().clock.advance(2);
    await expect(sign(PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
    for (let number = 0; number < 11; number += 1) expect(await wrong()).toBe(400);
  });

  it('counts guesses that come all at once', async () => {
    const { wrong: guess } = guesserOf((await newAccount(product())).email);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 50 }, guess));
    // While they come, waits of 1, 2, 4 … seconds may end.
    const waitsOver = Math.floor(Math.log2((performance.now() - started) / 1000 + 1));
    const passed = answers.filter((status) => status === 400).length;
    expect(passed).toBeGreaterThanOrEqual(11);
    expect(passed).toBeLessThanOrEqual(11 + waitsOver);
  });

  it('lets 60 in ten minutes pass from one address of the network, and the next wait', async () => {
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
