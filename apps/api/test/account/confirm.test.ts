import { confirm } from '@zampa/contract/account/confirm';
import { resendCode } from '@zampa/contract/account/resend-code';
import { signUp } from '@zampa/contract/account/sign-up';
import { readCode, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const BAD_CODE = {
  status: 400,
  code: 'BAD_CODE',
  detail: 'Invalid verification code provided, please try again.',
};

describe('POST /api/auth/confirm', () => {
  const product = useProduct();

  async function signUpVisitor() {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
    await makeCall(visitor, signUp, { body });
    const code = await readCode(product().mailbox, email);
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

  it('confirms the address with the code once, ignoring spaces', async () => {
    const { code, tryCode, isConfirmed } = await signUpVisitor();
    await tryCode(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isConfirmed()).toBe(1);
    await expect(tryCode(code)).rejects.toMatchObject(BAD_CODE);
  });

  it('answers a wrong code and an unknown address alike', async () => {
    const { visitor, wrong, tryCode, isConfirmed } = await signUpVisitor();
    await expect(tryCode(wrong)).rejects.toMatchObject(BAD_CODE);
    const unknown = { email: 'nobody@example.test', code: wrong };
    await expect(makeCall(visitor, confirm, { body: unknown })).rejects.toMatchObject(BAD_CODE);
    expect(await isConfirmed()).toBe(0);
  });

  it('accepts the right code after four wrong ones, but not after five', async () => {
    const [lucky, late] = [await signUpVisitor(), await signUpVisitor()];
    for (let number = 0; number < 4; number += 1)
      await expect(lucky.tryCode(lucky.wrong)).rejects.toMatchObject(BAD_CODE);
    await lucky.tryCode(lucky.code);
    for (let number = 0; number < 5; number += 1)
      await expect(late.tryCode(late.wrong)).rejects.toMatchObject(BAD_CODE);
    await expect(late.tryCode(late.code)).rejects.toMatchObject(BAD_CODE);
    expect(await late.isConfirmed()).toBe(0);
  });

  it('counts wrong codes that arrive at the same time', async () => {
    const { wrong, code, tryCode } = await signUpVisitor();
    await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(wrong)));
    await expect(tryCode(code)).rejects.toMatchObject(BAD_CODE);
  });

  it('accepts only one of twenty simultaneous requests with the right code', async () => {
    const { code, tryCode } = await signUpVisitor();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('rejects a code after ten minutes', async () => {
    const [inTime, late] = [await signUpVisitor(), await signUpVisitor()];
    product().clock.advance(590);
    await inTime.tryCode(inTime.code);
    product().clock.advance(11);
    await expect(late.tryCode(late.code)).rejects.toMatchObject(BAD_CODE);
  });

  it('resends a code at most once a minute, and the new code replaces the first', async () => {
    const { visitor, email, code, wrong, tryCode, isConfirmed } = await signUpVisitor();
    product().clock.advanceToNext(3600);
    await makeCall(visitor, resendCode, { body: { email } });
    const second = await readCode(product().mailbox, email);
    await expect(makeCall(visitor, resendCode, { body: { email } })).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    const first = second === code ? wrong : code;
    await expect(tryCode(first)).rejects.toMatchObject(BAD_CODE);
    await tryCode(second);
    expect(await isConfirmed()).toBe(1);
  });

  it('answers a resend for an unknown address alike, and sends no e-mail', async () => {
    const { address, mailbox } = product();
    const visitor = newVisitor(address);
    await makeCall(visitor, resendCode, { body: { email: visitor.email } });
    expect(mailbox.emails.flatMap(({ recipients }) => recipients)).not.toContain(visitor.email);
    expect(
      await countOf(product(), 'account_codes', 'account_id not in (select id from accounts)'),
    ).toBe(0);
  });
});
