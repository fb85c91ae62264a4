import { confirm } from '@zampa/contract/account/confirm';
import { resendCode } from '@zampa/contract/account/resend-code';
import { signUp } from '@zampa/contract/account/sign-up';
import { codeFor, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const BAD_CODE = {
  status: 400,
  code: 'BAD_CODE',
  detail: 'Invalid verification code provided, please try again.',
};

describe('POST /api/auth/confirm — somebody confirms their address', () => {
  const product = useProduct();

  async function signedUp() {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
    await makeCall(visitor, signUp, { body });
    const code = await codeFor(product().mailbox, email);
    const wrong = code === '111111' ? '222222' : '111111';
    return {
      visitor,
      email,
      code,
      wrong,
      tryCode: (typed: string) => makeCall(visitor, confirm, { body: { email, code: typed } }),
      isConfirmed: () =>
        countOf(product(), 'accounts', 'email = $1 and confirmed_at is not null', [email]),
    };
  }

  it('confirms with the code, once, with spaces in it or not', async () => {
    const { code, tryCode, isConfirmed } = await signedUp();
    await tryCode(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isConfirmed()).toBe(1);
    await expect(tryCode(code)).rejects.toMatchObject(BAD_CODE);
  });

  it('refuses a wrong code, and the code of an address that nobody has alike', async () => {
    const { visitor, wrong, tryCode, isConfirmed } = await signedUp();
    await expect(tryCode(wrong)).rejects.toMatchObject(BAD_CODE);
    const unknown = { email: 'nobody@example.test', code: wrong };
    await expect(makeCall(visitor, confirm, { body: unknown })).rejects.toMatchObject(BAD_CODE);
    expect(await isConfirmed()).toBe(0);
  });

  it('takes the right code after four wrong tries, and no longer after five', async () => {
    const [lucky, late] = [await signedUp(), await signedUp()];
    for (let number = 0; number < 4; number += 1)
      await expect(lucky.tryCode(lucky.wrong)).rejects.toMatchObject(BAD_CODE);
    await lucky.tryCode(lucky.code);
    for (let number = 0; number < 5; number += 1)
      await expect(late.tryCode(late.wrong)).rejects.toMatchObject(BAD_CODE);
    await expect(late.tryCode(late.code)).rejects.toMatchObject(BAD_CODE);
    expect(await late.isConfirmed()).toBe(0);
  });

  it('counts guesses that come at the same moment', async () => {
    const { wrong, code, tryCode } = await signedUp();
    await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(wrong)));
    await expect(tryCode(code)).rejects.toMatchObject(BAD_CODE);
  });

  it('lets one of twenty right tries at the same moment through', async () => {
    const { code, tryCode } = await signedUp();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps a code alive for ten minutes, not longer', async () => {
    const [inTime, late] = [await signedUp(), await signedUp()];
    product().clock.advance(590);
    await inTime.tryCode(inTime.code);
    product().clock.advance(11);
    await expect(late.tryCode(late.code)).rejects.toMatchObject(BAD_CODE);
  });

  it('sends another code on demand, once a minute; the first no longer counts', async () => {
    const { visitor, email, code, wrong, tryCode, isConfirmed } = await signedUp();
    product().clock.advanceToNext(3600);
    await makeCall(visitor, resendCode, { body: { email } });
    const second = await codeFor(product().mailbox, email);
    await expect(makeCall(visitor, resendCode, { body: { email } })).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    const first = second === code ? wrong : code;
    await expect(tryCode(first)).rejects.toMatchObject(BAD_CODE);
    await tryCode(second);
    expect(await isConfirmed()).toBe(1);
  });

  it('answers a resend alike for an address that nobody has, and writes to nobody', async () => {
    const { address, mailbox } = product();
    const visitor = newVisitor(address);
    await makeCall(visitor, resendCode, { body: { email: visitor.email } });
    expect(mailbox.letters.flatMap(({ recipients }) => recipients)).not.toContain(visitor.email);
    expect(
      await countOf(product(), 'account_codes', 'account_id not in (select id from accounts)'),
    ).toBe(0);
  });
});
