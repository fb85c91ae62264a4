import { confirm } from '@zampa/contract/account/confirm';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { resendCode } from '@zampa/contract/account/resend-code';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signUp } from '@zampa/contract/account/sign-up';
import { newAccount, newOwner, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall, type Sender } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { statusOf } from '../status-of.ts';

const BAD_CODE = { status: 400, code: 'BAD_CODE' };
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/;
const LINK = /#([\w-]{22})\s/;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

describe('verification codes of one e-mail address', () => {
  const product = useProduct();
  const visitor = () => newVisitor(product().address);
  const signUpWith = (from: Sender, email: string) =>
    makeCall(from, signUp, {
      body: { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' },
    });
  const confirmWith = (from: Sender, email: string, code: string) =>
    makeCall(from, confirm, { body: { email, code } });
  const textTo = async (email: string) =>
    (await product().mailbox.next({ to: email })).mail.text ?? '';
  const emailsTo = (email: string) =>
    product().mailbox.emails.filter(({ recipients }) => recipients.includes(email)).length;
  /** Each five from another network, as a code dies for a network after five. */
  const confirmWrongly = async (email: string, times: number) => {
    let from: Sender = visitor();
    for (let number = 0; number < times; number += 1) {
      if (number % 5 === 0) from = visitor();
      await expect(confirmWith(from, email, 'wrong')).rejects.toMatchObject(BAD_CODE);
    }
  };

  it('keep their count of wrong tries when the address signs up again', async () => {
    product().clock.advanceToNext(DAY);
    const { email } = visitor();
    await signUpWith(visitor(), email);
    expect(await textTo(email)).toMatch(SIX_DIGITS);
    await confirmWrongly(email, 10);
    for (let round = 0; round < 3; round += 1) {
      product().clock.advance(TEN_MINUTES + 1);
      await signUpWith(visitor(), email);
      const text = await textTo(email);
      expect(text).not.toMatch(SIX_DIGITS);
      expect(text).toMatch(LINK);
    }
  });

  it('are accepted again after the e-mailed link is opened, and as six digits the next day', async () => {
    product().clock.advanceToNext(DAY);
    const [owner, { email }] = [visitor(), visitor()];
    await signUpWith(owner, email);
    await textTo(email);
    await confirmWrongly(email, 10);
    product().clock.advance(TEN_MINUTES + 1);
    await signUpWith(owner, email);
    const [, token = ''] = LINK.exec(await textTo(email)) ?? [];
    await confirmWith(owner, email, token);

    const [late, other] = [visitor(), visitor().email];
    await signUpWith(late, other);
    await textTo(other);
    await confirmWrongly(other, 10);
    product().clock.advance(DAY);
    await signUpWith(late, other);
    const [code = ''] = SIX_DIGITS.exec(await textTo(other)) ?? [];
    await expect(confirmWith(late, other, code)).resolves.toBeUndefined();
  });

  it('share one count of wrong tries across confirmation and reset', async () => {
    product().clock.advanceToNext(DAY);
    const { email } = visitor();
    await signUpWith(visitor(), email);
    await textTo(email);
    await confirmWrongly(email, 5);
    await makeCall(visitor(), forgotPassword, { body: { email } });
    expect(await textTo(email)).toMatch(SIX_DIGITS);
    const guesser = visitor();
    const body = { email, code: 'wrong', newPassword: 'Zampa-test-2' };
    for (let number = 0; number < 5; number += 1)
      await expect(makeCall(guesser, resetPassword, { body })).rejects.toMatchObject(BAD_CODE);
    product().clock.advance(TEN_MINUTES + 1);
    await signUpWith(visitor(), email);
    expect(await textTo(email)).not.toMatch(SIX_DIGITS);
  });

  it('share one count across accounts that are changing to the address', async () => {
    product().clock.advanceToNext(DAY);
    const { email } = visitor();
    for (const thief of [await newOwner(product()), await newOwner(product())]) {
      await thief.call(requestEmailChange, { body: { email, password: PASSWORD } });
      expect(await textTo(email)).toMatch(SIX_DIGITS);
      for (let number = 0; number < 5; number += 1)
        await expect(
          thief.call(confirmEmailChange, { body: { code: 'wrong' } }),
        ).rejects.toMatchObject(BAD_CODE);
    }
    const third = await newOwner(product());
    await expect(
      third.call(requestEmailChange, { body: { email, password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 429 });
    await signUpWith(visitor(), email);
    expect(await textTo(email)).not.toMatch(SIX_DIGITS);
  });

  it('do not count a right code as a wrong one', async () => {
    product().clock.advanceToNext(DAY);
    const account = await newAccount(product());
    for (let number = 0; number < 12; number += 1) {
      product().clock.advance(HOUR);
      await makeCall(account, forgotPassword, { body: { email: account.email } });
      const [code = ''] = SIX_DIGITS.exec(await textTo(account.email)) ?? [];
      const body = { email: account.email, code, newPassword: 'Zampa-test-2' };
      await expect(makeCall(account, resetPassword, { body })).resolves.toBeUndefined();
    }
  });

  it('are e-mailed at most six times an hour for confirmation, across sign-ups and resends', async () => {
    product().clock.advanceToNext(DAY);
    const { email } = visitor();
    for (let number = 0; number < 3; number += 1) {
      await signUpWith(visitor(), email);
      await textTo(email);
      await makeCall(visitor(), resendCode, { body: { email } });
      await textTo(email);
      product().clock.advance(TEN_MINUTES + 1);
    }
    expect(emailsTo(email)).toBe(6);
    await expect(signUpWith(visitor(), email)).rejects.toSatisfy(
      (error: { status: number; headers: Headers }) =>
        error.status === 429 && Number(error.headers.get('retry-after')) > 0,
    );
    await makeCall(visitor(), resendCode, { body: { email } });
    product().clock.advanceToNext(HOUR);
    await signUpWith(visitor(), email);
    await textTo(email);
    expect(emailsTo(email)).toBe(7);
  });

  it('are e-mailed at most twenty times a day for confirmation, and twenty times for a password reset', async () => {
    product().clock.advanceToNext(DAY);
    const { email } = visitor();
    for (let number = 0; number < 20; number += 1) {
      await signUpWith(visitor(), email);
      await textTo(email);
      product().clock.advance(TEN_MINUTES * 2);
    }
    expect(await statusOf(signUpWith(visitor(), email))).toBe(429);
    expect(emailsTo(email)).toBe(20);

    const account = await newAccount(product());
    const forget = () => makeCall(visitor(), forgotPassword, { body: { email: account.email } });
    const before = emailsTo(account.email);
    product().clock.advanceToNext(DAY);
    for (let number = 0; number < 20; number += 1) {
      await forget();
      await textTo(account.email);
      product().clock.advance(TEN_MINUTES * 2);
    }
    await forget();
    product().clock.advanceToNext(DAY);
    await forget();
    await textTo(account.email);
    expect(emailsTo(account.email) - before).toBe(21);
  });

  it('do not use up the e-mail limit of an address that already has an account', async () => {
    product().clock.advanceToNext(DAY);
    const account = await newAccount(product());
    for (let number = 0; number < 20; number += 1)
      await expect(signUpWith(visitor(), account.email)).rejects.toMatchObject({
        code: 'USER_EXISTS',
      });
    await makeCall(visitor(), forgotPassword, { body: { email: account.email } });
    await expect(textTo(account.email)).resolves.toMatch(SIX_DIGITS);
  });
});
