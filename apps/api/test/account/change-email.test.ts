import { confirm as confirmAddress } from '@zampa/contract/account/confirm';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readMe } from '@zampa/contract/people/read-me';
import {
  readCode,
  newOwner,
  newVisitor,
  PASSWORD,
  type TestPerson,
  openSession,
} from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const BAD_CODE = { status: 400, code: 'BAD_CODE' };
const USER_EXISTS = { code: 'USER_EXISTS', fields: [{ field: 'email' }] };

describe('POST /api/auth/change-email', () => {
  const product = useProduct();
  const at = () => newVisitor(product().address);
  const request = (person: TestPerson, email: string, password = PASSWORD) =>
    person.call(requestEmailChange, { body: { email, password } });
  const confirm = (person: TestPerson, code: string) =>
    person.call(confirmEmailChange, { body: { code } });
  const signInWith = (email: string) =>
    makeCall(at(), signIn, { body: { email, password: PASSWORD } });
  const emailsTo = (address: string) =>
    product().mailbox.emails.filter(({ recipients }) => recipients.includes(address));

  it('assigns the address to only one of two accounts that confirm it at the same time', async () => {
    const [one, two] = [await newOwner(product()), await newOwner(product())];
    const { email } = at();
    await request(one, email);
    const ofOne = await readCode(product().mailbox, email);
    await request(two, email);
    const ofTwo = await readCode(product().mailbox, email);
    const outcomes = await Promise.allSettled([confirm(one, ofOne), confirm(two, ofTwo)]);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toMatchObject([USER_EXISTS]);
  });

  it('sets the new address after its code, notifies the old address and ends all other sessions', async () => {
    const here = await newOwner(product());
    const there = await openSession(here, here.email);
    const { email } = at();
    await request(here, email.toUpperCase());
    expect(await here.call(readMe, {})).toMatchObject({ email: here.email });
    await confirm(here, await readCode(product().mailbox, email));

    expect(await here.call(readMe, {})).toMatchObject({ id: here.id, email });
    await expect(there.call(readMe, {})).rejects.toMatchObject({ status: 401 });
    await expect(signInWith(email)).resolves.toMatchObject({ expiresIn: 600 });
    await expect(signInWith(here.email)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    await expect
      .poll(() => emailsTo(here.email).map(({ mail }) => mail.subject))
      .toContain('The e-mail address of your Zampa account was changed');
    const text = emailsTo(here.email).at(-1)?.mail.text;
    expect(text).toContain('was just changed with your password');
    expect(text).not.toContain('team of Zampa');
  });

  it('rejects a wrong password and sends no code', async () => {
    const [person, { email }] = [await newOwner(product()), at()];
    await expect(request(person, email, 'Wrong-password-1')).rejects.toMatchObject({
      status: 400,
      code: 'BAD_CREDENTIALS',
      fields: [{ field: 'password' }],
    });
    expect(emailsTo(email)).toEqual([]);
  });

  it('rejects an address of another account, even one that took it after the code was sent', async () => {
    const [person, other] = [await newOwner(product()), await newOwner(product())];
    await expect(request(person, other.email)).rejects.toMatchObject(USER_EXISTS);
    const { email } = at();
    await request(person, email);
    const code = await readCode(product().mailbox, email);
    await request(other, email);
    await confirm(other, await readCode(product().mailbox, email));
    await expect(confirm(person, code)).rejects.toMatchObject(USER_EXISTS);
    expect(await person.call(readMe, {})).toMatchObject({ email: person.email });
  });

  it('takes the address over from an account that never confirmed it', async () => {
    const [person, { email }] = [await newOwner(product()), at()];
    const body = { email, password: PASSWORD, name: 'Ada', family_name: 'Neri' };
    await makeCall(at(), signUp, { body: { ...body, marketing: 0, thirdparties: 0 } });
    await readCode(product().mailbox, email);
    await request(person, email);
    await confirm(person, await readCode(product().mailbox, email));
    expect(await person.call(readMe, {})).toMatchObject({ email });
  });

  it('rejects an address that another account confirmed after the code was sent', async () => {
    const [person, { email }] = [await newOwner(product()), at()];
    await request(person, email);
    const code = await readCode(product().mailbox, email);
    const body = { email, password: PASSWORD, name: 'Ada', family_name: 'Neri' };
    await makeCall(at(), signUp, { body: { ...body, marketing: 0, thirdparties: 0 } });
    const confirmed = { email, code: await readCode(product().mailbox, email) };
    await makeCall(at(), confirmAddress, { body: confirmed });
    await expect(confirm(person, code)).rejects.toMatchObject(USER_EXISTS);
    await expect(signInWith(email)).resolves.toMatchObject({ expiresIn: 600 });
  });

  it('accepts a code once, for ten minutes, and only from the account that requested it', async () => {
    const [person, stranger, { email }] = [
      await newOwner(product()),
      await newOwner(product()),
      at(),
    ];
    await request(person, email);
    const code = await readCode(product().mailbox, email);
    await expect(confirm(stranger, code)).rejects.toMatchObject(BAD_CODE);
    await expect(confirm(person, code === '111111' ? '222222' : '111111')).rejects.toMatchObject(
      BAD_CODE,
    );
    product().clock.advance(601);
    const later = { ...person, ...(await openSession(person, person.email)) };
    await expect(confirm(later, code)).rejects.toMatchObject(BAD_CODE);
    const [next, another] = [await newOwner(product()), at().email];
    await request(next, another);
    const used = await readCode(product().mailbox, another);
    await confirm(next, used);
    await expect(confirm(next, used)).rejects.toMatchObject(BAD_CODE);
  });

  it('answers 429 after ten wrong passwords on a signed-in device', async () => {
    product().clock.advanceToNext(600);
    const [person, { email }] = [await newOwner(product()), at()];
    for (let tried = 0; tried < 10; tried += 1)
      await expect(request(person, email, `Wrong-password-${tried}`)).rejects.toMatchObject({
        code: 'BAD_CREDENTIALS',
      });
    await expect(request(person, email)).rejects.toMatchObject({ status: 429 });
    expect(emailsTo(email)).toEqual([]);
  });

  it('sends at most five codes an hour to one address, across accounts', async () => {
    product().clock.advanceToNext(3600);
    const [first, second, { email }] = [await newOwner(product()), await newOwner(product()), at()];
    for (const asking of [first, second, first, second, first]) await request(asking, email);
    await expect(request(second, email)).rejects.toMatchObject({ status: 429 });
    await expect.poll(() => emailsTo(email)).toHaveLength(5);
  });
});
