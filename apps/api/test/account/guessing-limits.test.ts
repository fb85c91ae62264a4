import { confirm } from '@zampa/contract/account/confirm';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resendCode } from '@zampa/contract/account/resend-code';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readCode, newAccount, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall, sendCall, type Sender } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { statusOf } from '../status-of.ts';
import { countOf } from '../stored.ts';

const NEW_PASSWORD = 'Zampa-test-2';
const BAD_CODE = { status: 400, code: 'BAD_CODE' };
const A_DAY = 86_400;

describe('protection against password and code guessing', () => {
  const product = useProduct();
  const stranger = () => newVisitor(product().address, 'stranger');

  const tryWrongPasswords = async (from: Sender, email: string, times: number) => {
    for (let number = 0; number < times; number += 1)
      await statusOf(makeCall(from, signIn, { body: { email, password: 'Wrong-password-1' } }));
  };
  const tryWrongCodes = async (from: Sender, email: string, times: number) => {
    const body = { email, code: 'wrong', newPassword: NEW_PASSWORD };
    for (let number = 0; number < times; number += 1)
      await expect(makeCall(from, resetPassword, { body })).rejects.toMatchObject(BAD_CODE);
  };
  const requestResetCode = (from: Sender, email: string, cookie?: string) =>
    makeCall(from, forgotPassword, { body: { email }, ...(cookie && { headers: { cookie } }) });
  const reset = (from: Sender, email: string, code: string) =>
    makeCall(from, resetPassword, { body: { email, code, newPassword: NEW_PASSWORD } });

  it('throttles only the guesser, while the owner can sign in from another network', async () => {
    const owner = await newAccount(product());
    const guesser = stranger();
    await tryWrongPasswords(guesser, owner.email, 24);
    const body = { email: owner.email, password: PASSWORD };
    await expect(makeCall(guesser, signIn, { body })).rejects.toMatchObject({ status: 429 });
    await expect(makeCall(newVisitor(product().address), signIn, { body })).resolves.toBeDefined();
  });

  it('lets the owner sign in from a throttled network with a device cookie, for that account only', async () => {
    const visitor = newVisitor(product().address);
    const owner = await newAccount(product());
    const body = { email: owner.email, password: PASSWORD };
    const { headers } = await sendCall(visitor, signIn, { body });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Path=\/api\/auth/);
    const cookieHeaders = { cookie: cookie.split(';')[0] ?? '' };
    product().clock.advanceToNext(600);
    await tryWrongPasswords(visitor, owner.email, 61);
    await expect(makeCall(visitor, signIn, { body })).rejects.toMatchObject({ status: 429 });
    await expect(
      makeCall(visitor, signIn, { body, headers: cookieHeaders }),
    ).resolves.toBeDefined();
    const other = await newAccount(product());
    await tryWrongPasswords(visitor, other.email, 1);
    const foreign = { email: other.email, password: PASSWORD };
    const answer = makeCall(visitor, signIn, { body: foreign, headers: cookieHeaders });
    await expect(answer).rejects.toMatchObject({ status: 429 });
  });

  it('also counts wrong passwords from a browser with a device cookie', async () => {
    const visitor = newVisitor(product().address);
    const owner = await newAccount(product());
    const body = { email: owner.email, password: PASSWORD };
    const { headers } = await sendCall(visitor, signIn, { body });
    const cookieHeaders = { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const wrong = { ...body, password: 'Wrong-password-1' };
    for (let number = 0; number < 11; number += 1)
      expect(
        await statusOf(makeCall(visitor, signIn, { body: wrong, headers: cookieHeaders })),
      ).toBe(400);
    expect(await statusOf(makeCall(visitor, signIn, { body, headers: cookieHeaders }))).toBe(429);
  });

  it("counts wrong reset codes per visitor, so that a stranger cannot use up the owner's attempts", async () => {
    const owner = await newAccount(product());
    await requestResetCode(owner, owner.email);
    const code = await readCode(product().mailbox, owner.email);
    const guesser = stranger();
    await tryWrongCodes(guesser, owner.email, 6);
    await expect(reset(guesser, owner.email, code)).rejects.toMatchObject(BAD_CODE);
    await reset(owner, owner.email, code);
  });

  it('disables reset codes for a day after ten wrong ones and e-mails a single-use link instead', async () => {
    const vet = await newVet(product());
    product().clock.advanceToNext(3600);
    await requestResetCode(vet, vet.email);
    const code = await readCode(product().mailbox, vet.email);
    for (const guesser of [stranger(), stranger()]) await tryWrongCodes(guesser, vet.email, 5);
    await expect(reset(vet, vet.email, code)).rejects.toMatchObject(BAD_CODE);
    product().clock.advance(61);
    await requestResetCode(vet, vet.email);
    const { mail } = await product().mailbox.next({ to: vet.email });
    const [, email = '', token = ''] =
      /\/password\/new\/(\S+?)#([\w-]{22})\s/.exec(mail.text ?? '') ?? [];
    expect(decodeURIComponent(email)).toBe(vet.email);
    expect(mail.text).not.toContain('/app/');
    await tryWrongCodes(stranger(), vet.email, 20);
    await reset(vet, vet.email, token);
    await expect(reset(vet, vet.email, token)).rejects.toMatchObject(BAD_CODE);
    product().clock.advance(A_DAY);
    await requestResetCode(vet, vet.email);
    await reset(vet, vet.email, await readCode(product().mailbox, vet.email));
  });

  it('lets a new account confirm by an e-mailed link after strangers tried wrong codes', async () => {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
    await makeCall(visitor, signUp, { body: { ...body, language: 'it' } });
    await readCode(product().mailbox, email);
    for (const guesser of [stranger(), stranger()])
      for (let number = 0; number < 5; number += 1)
        await statusOf(makeCall(guesser, confirm, { body: { email, code: '000000x' } }));
    await makeCall(visitor, resendCode, { body: { email } });
    const { mail } = await product().mailbox.next({ to: email });
    const [, token = ''] = /\/app\/email-confirmation\/\S+?#(\S+)/.exec(mail.text ?? '') ?? [];
    expect(mail.subject).toBe('Conferma il tuo indirizzo e-mail');
    await makeCall(visitor, confirm, { body: { email, code: token } });
    expect(
      await countOf(product(), 'accounts', 'email = $1 and confirmed_at is not null', [email]),
    ).toBe(1);
  });

  it('lets a known browser request a code after strangers have used up the hourly limit', async () => {
    const owner = await newAccount(product());
    const body = { email: owner.email, password: PASSWORD };
    const { headers } = await sendCall(owner, signIn, { body });
    product().clock.advanceToNext(3600);
    for (let number = 0; number < 5; number += 1) {
      await requestResetCode(stranger(), owner.email);
      await readCode(product().mailbox, owner.email);
      product().clock.advance(61);
    }
    await expect(requestResetCode(owner, owner.email)).rejects.toMatchObject({ status: 429 });
    await requestResetCode(owner, owner.email, headers.getSetCookie()[0]?.split(';')[0]);
    await reset(owner, owner.email, await readCode(product().mailbox, owner.email));
  });
});

describe('an unconfirmed account', () => {
  const product = useProduct();
  const body = (email: string, marketing: 'on' | 'off') =>
    ({ email, password: PASSWORD, name: 'Anna', family_name: 'Neri', marketing }) as const;
  const consentsOf = async (email: string) => {
    const { rows } = await product().pool.query<{ kind: string; granted: number }>(
      `select a.marketing, c.kind, c.granted from accounts a join consents c on c.account_id = a.id
      where a.email = $1 and c.kind = 'marketing' order by c.created_at desc, c.id desc`,
      [email],
    );
    return rows;
  };

  it('is replaced, with its consents, by a new sign-up once its code has expired', async () => {
    const [squatter, owner] = [newVisitor(product().address), newVisitor(product().address)];
    const { email } = owner;
    await makeCall(squatter, signUp, { body: body(email, 'on') });
    const dead = await readCode(product().mailbox, email);
    await expect(makeCall(owner, signUp, { body: body(email, 'off') })).rejects.toMatchObject({
      code: 'USER_EXISTS',
    });
    product().clock.advance(600);
    await makeCall(owner, signUp, { body: body(email, 'off') });
    const code = await readCode(product().mailbox, email);
    const other = code === dead ? 'none' : dead;
    await expect(makeCall(owner, confirm, { body: { email, code: other } })).rejects.toMatchObject(
      BAD_CODE,
    );
    await makeCall(owner, confirm, { body: { email, code } });
    expect(await consentsOf(email)).toEqual([{ marketing: 0, kind: 'marketing', granted: 0 }]);
    product().clock.advance(600);
    await expect(makeCall(owner, signUp, { body: body(email, 'on') })).rejects.toMatchObject({
      code: 'USER_EXISTS',
    });
  });

  it('loses its marketing consent when its password is reset', async () => {
    const [squatter, owner] = [newVisitor(product().address), newVisitor(product().address)];
    const { email } = owner;
    await makeCall(squatter, signUp, { body: body(email, 'on') });
    await readCode(product().mailbox, email);
    await makeCall(owner, forgotPassword, { body: { email } });
    const code = await readCode(product().mailbox, email);
    await makeCall(owner, resetPassword, { body: { email, code, newPassword: NEW_PASSWORD } });
    expect((await consentsOf(email))[0]).toEqual({ marketing: 0, kind: 'marketing', granted: 0 });
  });
});
