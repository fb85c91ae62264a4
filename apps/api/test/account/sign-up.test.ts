import { signUp } from '@zampa/contract/account/sign-up';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import { newAccount, newOwner, newVisitor, PASSWORD, openSession } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase } from '../../src/db/database.ts';
import { cleanUpUnconfirmed } from '../../src/features/account/sign-up.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { statusOf } from '../status-of.ts';

const HOUR_MS = 3_600_000;

describe('POST /api/auth/sign-up', () => {
  const product = useProduct();
  const newSignUp = () => {
    const visitor = newVisitor(product().address);
    const { email } = visitor;
    const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' } as const;
    return { visitor, email, body };
  };

  it('creates an unconfirmed account and e-mails a six-digit code, the only number in the text', async () => {
    const { visitor, email, body } = newSignUp();
    const loud = { ...body, email: ` ${email.toUpperCase()} ` };
    await expect(makeCall(visitor, signUp, { body: loud })).resolves.toEqual({
      status: 'UNCONFIRMED',
    });
    const { rows } = await product().pool.query('select * from accounts where email = $1', [email]);
    expect(rows).toMatchObject([{ name: 'Anna', family_name: 'Neri', confirmed_at: null }]);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    const { mail } = await product().mailbox.next({ to: email });
    expect(mail.text?.match(/\d+/g)).toEqual([expect.stringMatching(/^\d{6}$/)]);
  });

  it.each([
    ['on', 1],
    [undefined, 0],
    ['off', 0],
    [true, 0],
    [1, 0],
  ])(
    'stores the consent %o as %i and logs it with the version of its text',
    async (typed, stored) => {
      const { visitor, email, body } = newSignUp();
      await makeCall(visitor, signUp, { body: { ...body, marketing: typed, thirdparties: typed } });
      const { rows } = await product().pool.query(
        `select c.kind, c.granted, c.text_version, a.marketing, a.thirdparties
      from consents c join accounts a on a.id = c.account_id where a.email = $1 order by kind`,
        [email],
      );
      const account = {
        marketing: stored,
        thirdparties: stored,
        text_version: CONSENT_TEXT_VERSION,
      };
      expect(rows).toEqual([
        { kind: 'marketing', granted: stored, ...account },
        { kind: 'terms', granted: 1, ...account },
        { kind: 'thirdparties', granted: stored, ...account },
      ]);
    },
  );

  it.each([
    ['Aa1!aaa', 'Password must be at least 8 characters long'],
    [
      'abcdefg1!',
      'Password must contain at least one uppercase letter, one number, and one symbol',
    ],
    [
      'Abcdefgh!',
      'Password must contain at least one uppercase letter, one number, and one symbol',
    ],
    [
      'Abcdefg12',
      'Password must contain at least one uppercase letter, one number, and one symbol',
    ],
  ])('rejects the password %s with a message that names the rule', async (password, detail) => {
    const { visitor, email, body } = newSignUp();
    await expect(makeCall(visitor, signUp, { body: { ...body, password } })).rejects.toMatchObject({
      status: 400,
      code: 'PASSWORD_WEAK',
      detail,
      fields: [{ field: 'password' }],
    });
    expect(await countOf(product(), 'accounts', 'email = $1', [email])).toBe(0);
  });

  it('names every missing or invalid field', async () => {
    const { visitor } = newSignUp();
    const body = { email: 'nobody', password: PASSWORD, name: ' ', family_name: 'N'.repeat(101) };
    await expect(makeCall(visitor, signUp, { body })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: [{ field: 'email' }, { field: 'name' }, { field: 'family_name' }],
    });
  });

  it('rejects an existing address with USER_EXISTS, ignoring case', async () => {
    const { visitor, email, body } = newSignUp();
    await makeCall(visitor, signUp, { body });
    await expect(
      makeCall(visitor, signUp, { body: { ...body, email: email.toUpperCase() } }),
    ).rejects.toMatchObject({ status: 409, code: 'USER_EXISTS', detail: 'User already exists' });
  });

  it('rejects a confirmed address, even after its code has expired', async () => {
    const { visitor, body } = newSignUp();
    const existingAccount = await newAccount(product());
    product().clock.advance(11 * 60);
    const again = { ...body, email: existingAccount.email };
    await expect(makeCall(visitor, signUp, { body: again })).rejects.toMatchObject({
      code: 'USER_EXISTS',
    });
    await expect(openSession(existingAccount, existingAccount.email)).resolves.toMatchObject({
      email: existingAccount.email,
    });
  });

  it('deletes unconfirmed accounts after a day, and never confirmed ones', async () => {
    const { visitor, email, body } = newSignUp();
    const [confirmed, owner] = [await newAccount(product()), await newOwner(product())];
    await makeCall(visitor, signUp, { body });
    const db = withoutPerson(openDatabase(product().pool), 'jobs');
    const now = product().clock.now().getTime();
    const addresses = [email, confirmed.email, owner.email];
    const remainingEmails = async () => {
      const { rows } = await product().pool.query<{ email: string }>(
        'select email from accounts where email = any($1)',
        [addresses],
      );
      return rows.map((account) => account.email).toSorted();
    };
    await cleanUpUnconfirmed(db, new Date(now + 23 * HOUR_MS));
    expect(await remainingEmails()).toEqual(addresses.toSorted());
    await cleanUpUnconfirmed(db, new Date(now + 25 * HOUR_MS));
    expect(await remainingEmails()).toEqual([confirmed.email, owner.email].toSorted());
  });

  it('creates one account for twenty simultaneous requests', async () => {
    const { visitor, email, body } = newSignUp();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => makeCall(visitor, signUp, { body })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(product(), 'accounts', 'email = $1', [email])).toBe(1);
  });

  it('allows 30 requests from one IP address in ten minutes, then answers 429 with Retry-After', async () => {
    const { visitor, body } = newSignUp();
    product().clock.advanceToNext(600);
    const answers: number[] = [];
    for (let number = 0; number < 31; number += 1) {
      const weak = { ...body, password: 'weak' };
      answers.push(await statusOf(makeCall(visitor, signUp, { body: weak })));
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    await expect(makeCall(visitor, signUp, { body })).rejects.toSatisfy(
      (error: { headers: Headers }) => Number(error.headers.get('retry-after')) > 0,
    );
  });
});
