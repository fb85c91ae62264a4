import { changePassword } from '@zampa/contract/account/change-password';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signIn } from '@zampa/contract/account/sign-in';
import { readMe } from '@zampa/contract/people/read-me';
import { readCode, newOwner, newVisitor, PASSWORD, type TestPerson } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const NEW_PASSWORD = 'Zampa-test-2';
const BAD_CODE = { status: 400, code: 'BAD_CODE' };

describe('POST /api/auth/reset-password', () => {
  const product = useProduct();
  const at = () => newVisitor(product().address);

  async function newPersonWithCode(): Promise<TestPerson & { code: string }> {
    const person = await newOwner(product());
    await makeCall(at(), forgotPassword, { body: { email: person.email.toUpperCase() } });
    return { ...person, code: await readCode(product().mailbox, person.email) };
  }
  const reset = (email: string, code: string, newPassword = NEW_PASSWORD) =>
    makeCall(at(), resetPassword, { body: { email, code, newPassword } });
  const signInWith = (email: string, password: string) =>
    makeCall(at(), signIn, { body: { email, password } });

  it('sets the new password with a code once, and ends every session', async () => {
    const person = await newPersonWithCode();
    await reset(person.email, person.code);
    await expect(person.call(readMe, {})).rejects.toMatchObject({ status: 401 });
    await expect(signInWith(person.email, PASSWORD)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    await expect(signInWith(person.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
    await expect(reset(person.email, person.code)).rejects.toMatchObject(BAD_CODE);
  });

  it('answers a wrong code, an unknown address and an expired code alike', async () => {
    const person = await newPersonWithCode();
    const wrong = person.code === '111111' ? '222222' : '111111';
    await expect(reset(person.email, wrong)).rejects.toMatchObject(BAD_CODE);
    await expect(reset('nobody@example.test', person.code)).rejects.toMatchObject(BAD_CODE);
    product().clock.advance(601);
    await expect(reset(person.email, person.code)).rejects.toMatchObject(BAD_CODE);
    await expect(signInWith(person.email, PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('rejects a weak password without using up the code', async () => {
    const person = await newPersonWithCode();
    await expect(reset(person.email, person.code, 'weak')).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
    });
    await reset(person.email, person.code);
  });

  it('accepts only one of twenty simultaneous requests with the same code', async () => {
    const person = await newPersonWithCode();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => reset(person.email, person.code)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('rejects a code that was sent before the e-mail address or password changed', async () => {
    const moved = await newPersonWithCode();
    const { email } = at();
    await moved.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await readCode(product().mailbox, email);
    await moved.call(confirmEmailChange, { body: { code } });
    await expect(reset(email, moved.code)).rejects.toMatchObject(BAD_CODE);
    await expect(signInWith(email, PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });

    const changed = await newPersonWithCode();
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await changed.call(changePassword, { body });
    await expect(reset(changed.email, changed.code, 'Zampa-test-3')).rejects.toMatchObject(
      BAD_CODE,
    );
    await expect(signInWith(changed.email, NEW_PASSWORD)).resolves.toMatchObject({
      expiresIn: 600,
    });
  });

  it('invalidates all other codes and links of the account', async () => {
    const person = await newPersonWithCode();
    const open = 'used_at is null and account_id = (select id from accounts where email = $1)';
    // An unused link, as sent after too many wrong codes, and a code for changing the address.
    await person.call(requestEmailChange, {
      body: { email: at().email, password: PASSWORD },
    });
    await product().pool.query(
      `insert into account_codes (id, account_id, purpose, code_hash, is_link, expires_at, created_at)
      select gen_random_uuid(), id, 'RESET', 'x', true, $2::timestamptz + interval '1 hour', $2 from accounts
      where email = $1`,
      [person.email, new Date(product().clock.now().getTime() - 60_000)],
    );
    expect(await countOf(product(), 'account_codes', open, [person.email])).toBe(3);
    await reset(person.email, person.code);
    expect(await countOf(product(), 'account_codes', open, [person.email])).toBe(0);
  });

  it('answers forgot-password for an unknown address alike, with the same limit of one a minute', async () => {
    product().clock.advanceToNext(3600);
    const { email } = at();
    await makeCall(at(), forgotPassword, { body: { email } });
    await expect(makeCall(at(), forgotPassword, { body: { email } })).rejects.toMatchObject({
      status: 429,
    });
    const recipients = product().mailbox.emails.flatMap((letter) => letter.recipients);
    expect(recipients).not.toContain(email);
  });
});
