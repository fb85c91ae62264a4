import { confirm } from '@zampa/contract/account/confirm';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readCode, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall, sendCall, type Sender } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const SQUATTER_PASSWORD = 'Squatter-test-1';
const PASSWORD_REQUIRED = {
  status: 400,
  code: 'PASSWORD_REQUIRED',
  fields: [{ field: 'password', code: 'PASSWORD_REQUIRED' }],
};

type Headers = Readonly<Record<string, string>>;
/** Headers that a browser adds to each request of a page, and that scripts cannot change. */
const PAGE: Headers = { origin: 'https://zampa.example', 'sec-fetch-site': 'same-origin' };

describe("a sign-up with someone else's address", () => {
  const product = useProduct();
  const visitor = () => newVisitor(product().address);
  const signUpWith = (from: Sender, email: string, password: string, headers: Headers = {}) =>
    sendCall(from, signUp, {
      body: { email, password, name: 'Anna', family_name: 'Neri' },
      headers,
    });
  const tryCode = (
    from: Sender,
    body: { email: string; code: string; password?: string },
    headers: Headers = {},
  ) => makeCall(from, confirm, { body, headers });
  const isConfirmed = async (email: string) =>
    (await countOf(product(), 'accounts', 'email = $1 and confirmed_at is not null', [email])) ===
    1;
  const cookieOf = ({ headers }: { headers: globalThis.Headers }) =>
    headers.getSetCookie()[0]?.split(';')[0] ?? '';

  async function squatted() {
    const { email } = visitor();
    const squatter = visitor();
    const cookie = cookieOf(await signUpWith(squatter, email, SQUATTER_PASSWORD, PAGE));
    return { email, squatter, cookie, code: await readCode(product().mailbox, email) };
  }

  it('is not confirmed when only its code is entered in another browser', async () => {
    const { email, code } = await squatted();
    const victim = visitor();
    await expect(tryCode(victim, { email, code }, PAGE)).rejects.toMatchObject(PASSWORD_REQUIRED);
    await expect(tryCode(victim, { email, code, password: PASSWORD }, PAGE)).rejects.toMatchObject({
      status: 400,
      code: 'BAD_CREDENTIALS',
      fields: [{ field: 'password' }],
    });
    expect(await isConfirmed(email)).toBe(false);
  });

  it('is not confirmed by a program once the owner of the address has tried to sign up', async () => {
    const { email, code } = await squatted();
    const victim = visitor();
    const refused = await signUpWith(victim, email, PASSWORD);
    expect(refused.status).toBe(409);
    await expect(tryCode(victim, { email, code })).rejects.toMatchObject(PASSWORD_REQUIRED);
    expect(await isConfirmed(email)).toBe(false);
  });

  it('needs no password to be confirmed in the browser that signed up', async () => {
    const { email, squatter, cookie, code } = await squatted();
    await tryCode(squatter, { email, code }, { ...PAGE, cookie });
    expect(await isConfirmed(email)).toBe(true);
  });

  it('can be confirmed in another browser with the password of the sign-up, which then signs in', async () => {
    const { email, code } = await squatted();
    await tryCode(visitor(), { email, code, password: SQUATTER_PASSWORD }, PAGE);
    const body = { email, password: SQUATTER_PASSWORD };
    await expect(makeCall(visitor(), signIn, { body })).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('asks a browser that signed up with another address for the password', async () => {
    const [{ email, code }, other] = [await squatted(), await squatted()];
    const { cookie } = other;
    await expect(tryCode(visitor(), { email, code }, { cookie })).rejects.toMatchObject(
      PASSWORD_REQUIRED,
    );
    const forged = { cookie: `${cookie.split('=')[0]}=forged`, ...PAGE };
    await expect(
      tryCode(visitor(), { email: other.email, code: other.code }, forged),
    ).rejects.toMatchObject(PASSWORD_REQUIRED);
  });

  it('is confirmed by a program that keeps no cookies, also after its own second sign-up', async () => {
    const [program, { email }] = [visitor(), visitor()];
    await signUpWith(program, email, PASSWORD);
    const code = await readCode(product().mailbox, email);
    expect((await signUpWith(program, email, PASSWORD)).status).toBe(409);
    await tryCode(program, { email, code });
    expect(await isConfirmed(email)).toBe(true);
  });

  it('invalidates the code after five wrong passwords', async () => {
    const { email, code } = await squatted();
    const guesser = visitor();
    for (let number = 0; number < 5; number += 1)
      await expect(
        tryCode(guesser, { email, code, password: `Wrong-test-${number}` }, PAGE),
      ).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    await expect(
      tryCode(guesser, { email, code, password: SQUATTER_PASSWORD }, PAGE),
    ).rejects.toMatchObject({ code: 'BAD_CODE' });
  });

  it('gets the same answers as an address without a sign-up', async () => {
    const { email } = visitor();
    const body = { email, code: '123456' };
    await expect(tryCode(visitor(), body, PAGE)).rejects.toMatchObject(PASSWORD_REQUIRED);
    await expect(tryCode(visitor(), { ...body, password: PASSWORD }, PAGE)).rejects.toMatchObject({
      code: 'BAD_CODE',
    });
  });

  it('stores its origin as a hash until it is confirmed', async () => {
    const { email, squatter, cookie, code } = await squatted();
    const origin = async () => {
      const { rows } = await product().pool.query<{ signed_up_from: string | null }>(
        'select signed_up_from from accounts where email = $1',
        [email],
      );
      return rows[0]?.signed_up_from;
    };
    expect(await origin()).toMatch(/^[\w-]{43}$/);
    await tryCode(squatter, { email, code }, { ...PAGE, cookie });
    expect(await origin()).toBeNull();
  });
});
