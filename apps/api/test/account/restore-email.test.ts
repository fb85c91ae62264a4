import { changePassword } from '@zampa/contract/account/change-password';
import { confirm } from '@zampa/contract/account/confirm';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { restoreEmail } from '@zampa/contract/account/restore-email';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readMe } from '@zampa/contract/people/read-me';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import {
  readCode,
  newOwner,
  newVet,
  newVisitor,
  PASSWORD,
  openSession,
  type TestPerson,
} from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase } from '../../src/db/database.ts';
import { cleanUpRestorations } from '../../src/features/account/email-restorations.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const NEW_PASSWORD = 'Zampa-test-2';
const BAD_CODE = { status: 400, code: 'BAD_CODE', fields: [{ field: 'token' }] };
const HOUR = 3600;
const LINK = /\/restore-email\/(\S+?)#(\S+)/;

describe('POST /api/auth/restore-email — a changed address is restored', () => {
  const product = useProduct();
  const visitor = () => newVisitor(product().address);
  const restore = (token: string) => makeCall(visitor(), restoreEmail, { body: { token } });
  const signInWith = (email: string, password: string) =>
    makeCall(visitor(), signIn, { body: { email, password } });
  const textTo = async (email: string) =>
    (await product().mailbox.next({ to: email })).mail.text ?? '';

  /** Waits for the end of jobs that have just sent an e-mail: an hour later they would be repeated. */
  const untilMailed = () =>
    expect
      .poll(() => countOf(product(), 'outbox', `kind = 'sendEmail' and done_at is null`))
      .toBe(0);

  /** Changes the address as somebody with the password does, and returns the token sent to the old one. */
  async function change<Person extends TestPerson>(person: Person, from: string) {
    const { email } = visitor();
    await person.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await readCode(product().mailbox, email);
    await person.call(confirmEmailChange, { body: { code } });
    const text = await textTo(from);
    const [, address = '', token = ''] = LINK.exec(text) ?? [];
    expect(decodeURIComponent(address)).toBe(from);
    return { email, token, text };
  }

  it('restores the address, ends every session and the password, and sends a code for a new one', async () => {
    const owner = await newOwner(product());
    const { email: newer, token, text } = await change(owner, owner.email);
    expect(text).toContain('/app/restore-email/');
    await restore(token);

    await expect(owner.call(readMe, {})).rejects.toMatchObject({ status: 401 });
    for (const email of [owner.email, newer])
      await expect(signInWith(email, PASSWORD)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    const code = await readCode(product().mailbox, owner.email);
    const body = { email: owner.email, code, newPassword: NEW_PASSWORD };
    await makeCall(visitor(), resetPassword, { body });
    const again = await openSession(visitor(), owner.email, NEW_PASSWORD);
    expect(await again.call(readMe, {})).toMatchObject({ id: owner.id, email: owner.email });

    const { mail } = await product().mailbox.next({ to: newer });
    expect(mail.subject).toBe('Your Zampa account no longer uses this e-mail address');
    expect(mail.text).not.toMatch(LINK);
  });

  it('e-mails vets a link to the clinic app', async () => {
    const vet = await newVet(product());
    const { text } = await change(vet, vet.email);
    expect(text).not.toContain('/app/restore-email/');
  });

  it('works once', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    await restore(token);
    await expect(restore(token)).rejects.toMatchObject(BAD_CODE);
  });

  it('succeeds for only one of two simultaneous requests', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    const outcomes = await Promise.allSettled([restore(token), restore(token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('works for 72 hours, and is deleted afterwards', async () => {
    const [inTime, late] = [await newOwner(product()), await newOwner(product())];
    const [first, second] = [await change(inTime, inTime.email), await change(late, late.email)];
    product().clock.advance(72 * HOUR - 60);
    await restore(first.token);
    product().clock.advance(61);
    await expect(restore(second.token)).rejects.toMatchObject(BAD_CODE);
    await cleanUpRestorations(
      withoutPerson(openDatabase(product().pool), 'jobs'),
      product().clock.now(),
    );
    const ofBoth = 'email = any($1)';
    const emails = [[inTime.email, late.email]];
    expect(await countOf(product(), 'email_restorations', ofBoth, emails)).toBe(0);
  });

  it('rejects a forged token, a token of another kind and a missing token', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    const [id = '', signature = ''] = token.split('.');
    const forged = [
      id,
      `${id}.`,
      `${id}.${signature}x`,
      `${id}.${'A'.repeat(signature.length)}`,
      `${owner.id}.${signature}`,
      `${token}.x`,
      owner.session.refreshToken,
      'unknown',
    ];
    for (const one of forged) await expect(restore(one)).rejects.toMatchObject(BAD_CODE);
    await expect(restore('')).rejects.toMatchObject({ code: 'VALIDATION' });
    await restore(token);
  });

  it('changes only the account that the token was issued for', async () => {
    const [owner, other] = [await newOwner(product()), await newOwner(product())];
    const { token } = await change(owner, owner.email);
    const { email } = await change(other, other.email);
    await restore(token);
    expect(await other.call(readMe, {})).toMatchObject({ id: other.id, email });
    await expect(signInWith(email, PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('still restores the first address after a thief changed it again and chose a new password', async () => {
    const owner = await newOwner(product());
    const first = await change(owner, owner.email);
    await untilMailed();
    product().clock.advance(HOUR);
    const thief = { ...owner, ...(await openSession(visitor(), first.email)) };
    const second = await change(thief, first.email);
    await thief.call(changePassword, {
      body: { oldPassword: PASSWORD, newPassword: 'Thief-test-1' },
    });
    await untilMailed();
    product().clock.advance(HOUR);
    await restore(second.token);
    await readCode(product().mailbox, first.email);
    await restore(first.token);
    const code = await readCode(product().mailbox, owner.email);
    const body = { email: owner.email, code, newPassword: NEW_PASSWORD };
    await makeCall(visitor(), resetPassword, { body });
    await expect(signInWith(owner.email, NEW_PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('invalidates the links of later changes, so that a thief cannot use them', async () => {
    const owner = await newOwner(product());
    const first = await change(owner, owner.email);
    product().clock.advance(1);
    const second = await change(owner, first.email);
    await restore(first.token);
    await expect(restore(second.token)).rejects.toMatchObject(BAD_CODE);
    await expect(signInWith(first.email, PASSWORD)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
  });

  it('invalidates codes that were sent earlier', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    const { email } = visitor();
    await owner.call(requestEmailChange, { body: { email, password: PASSWORD } });
    await readCode(product().mailbox, email);
    await restore(token);
    const open = `used_at is null and purpose = 'EMAIL' and email = $1`;
    expect(await countOf(product(), 'account_codes', open, [email])).toBe(0);
  });

  it('is refused if another account has taken the address since', async () => {
    const [owner, other] = [await newOwner(product()), await newOwner(product())];
    const { email: newer, token } = await change(owner, owner.email);
    await other.call(requestEmailChange, { body: { email: owner.email, password: PASSWORD } });
    const code = await readCode(product().mailbox, owner.email);
    await other.call(confirmEmailChange, { body: { code } });
    await expect(restore(token)).rejects.toMatchObject({ status: 409, code: 'USER_EXISTS' });
    await expect(signInWith(newer, PASSWORD)).resolves.toMatchObject({ expiresIn: 600 });
    expect(await other.call(readMe, {})).toMatchObject({ id: other.id, email: owner.email });
  });

  it('takes the address back from an unconfirmed sign-up', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    const body = { email: owner.email, password: PASSWORD, name: 'Ada', family_name: 'Neri' };
    await makeCall(visitor(), signUp, { body });
    const unconfirmed = await readCode(product().mailbox, owner.email);
    await restore(token);
    const squat = { email: owner.email, code: unconfirmed };
    await expect(makeCall(visitor(), confirm, { body: squat })).rejects.toMatchObject({
      code: 'BAD_CODE',
    });
    expect(
      await countOf(product(), 'users', 'id = $1 and email = $2', [owner.id, owner.email]),
    ).toBe(1);
  });

  it('still restores an account whose deletion a thief asked for', async () => {
    const owner = await newOwner(product());
    const { token } = await change(owner, owner.email);
    await owner.call(deleteAccount, { body: { password: PASSWORD } });
    await restore(token);
    const code = await readCode(product().mailbox, owner.email);
    const body = { email: owner.email, code, newPassword: NEW_PASSWORD };
    await makeCall(visitor(), resetPassword, { body });
    await expect(signInWith(owner.email, NEW_PASSWORD)).resolves.toMatchObject({
      erasureStopped: true,
    });
  });
});
