import { expect } from '@playwright/test';
import { signUp as signUpCall } from '@zampa/contract/account/sign-up';
import { readCode, newOwner, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { confirmAddress, field, fillSignUp, signIn, submitSignUp, terms } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

// Both apps show the same screens before sign-in, so that each is tested in one of them.
const owner = {
  app: '/app/',
  language: 'it',
  viewport: PHONE,
  register: newOwner,
  protectedPage: 'workspace/vets?code=ABCDEFGH',
  newcomersPage: 'dashboard',
} as const;

const vet = {
  app: '/',
  language: 'en',
  viewport: DESKTOP,
  register: newVet,
  protectedPage: 'workspace/clients?search=Luna',
  // A vet without a clinic creates one first.
  newcomersPage: 'workspace/facilities/new',
} as const;

const NEW_PASSWORD = 'Zampa-other-2';

/** Another code than this one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('a pet owner on a phone signs in only with the right password and a confirmed address', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, newcomersPage } = owner;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page, say } = person;
  const visitor = newVisitor(origin, 'unconfirmed');
  const { email } = visitor;
  await makeCall(visitor, signUpCall, {
    body: { email, password: PASSWORD, name: 'Ada', family_name: 'Neri', language },
  });
  const first = await readCode(mailbox, email);

  await page.goto(`${origin}${app}login`);
  await signIn(person, { email, password: NEW_PASSWORD });
  await expect(page.getByText(say('problems:refusals.BAD_CREDENTIALS'))).toBeVisible();
  await expect(field(person, 'email')).toHaveValue(email);
  await expectAccessible(person, 'a refused sign-in');

  await signIn(person, { email, password: PASSWORD });
  await expect(
    page.getByRole('heading', { name: say('account:credentials.verify.title') }),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const second = await readCode(mailbox, email);
  expect(second, 'a code of its own').not.toBe(first);
  await confirmAddress(person, second);

  // They signed up on another device, which alone knows the name.
  await expect(
    page.getByRole('heading', { name: say('account:credentials.introduce.title') }),
  ).toBeVisible();
  await expectAccessible(person, 'the question for the name');
  await field(person, 'firstName').fill('Ada');
  await field(person, 'lastName').fill('Neri');
  await page.getByRole('button', { name: say('account:credentials.introduce.submit') }).click();
  await expect(page).toHaveURL(`${origin}${app}${newcomersPage}`);
});

test('a pet owner on a phone opens the linked page after a sign-in with a corrected e-mail address', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, protectedPage } = owner;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page, say } = person;
  const [wrongly, rightly] = [newVisitor(origin, 'wrongly'), newVisitor(origin, 'rightly')];
  await page.goto(`${origin}${app}${protectedPage}`);
  await page.getByRole('link', { name: say('account:login.signUp') }).click();
  await expect(field(person, 'firstName')).toBeFocused();
  const account = { firstName: 'Ada', lastName: 'Neri', password: PASSWORD };
  await fillSignUp(person, { ...account, email: wrongly.email });
  await submitSignUp(person);
  await expect(field(person, 'code')).toBeFocused();
  await page.getByRole('link', { name: say('account:credentials.verify.changeAddress') }).click();
  await expect(field(person, 'lastName')).toHaveValue('Neri');
  await expect(field(person, 'password')).toHaveValue(PASSWORD);
  await expect(terms(person)).toBeChecked();
  await field(person, 'email').fill(rightly.email);
  await submitSignUp(person);
  await expect(page.getByText(rightly.email)).toBeVisible();
  // Nothing but the memory of the page holds the password: after a reload it is asked for, and nothing else.
  await page.reload();
  await confirmAddress(person, await readCode(mailbox, rightly.email));
  await expect(
    page.getByRole('heading', { name: say('account:credentials.verify.done') }),
  ).toBeVisible();
  await expect(field(person, 'email')).toHaveValue(rightly.email);
  await expect(field(person, 'password')).toBeFocused();
  await expectAccessible(person, 'the password after the confirmation');
  await field(person, 'password').fill(PASSWORD);
  await page.getByRole('button', { name: say('account:login.submit') }).click();
  await expect(page).toHaveURL(`${origin}${app}${protectedPage}`);
});

test('a vet at a desk returns to the requested page after sign-in, never to another site', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register, protectedPage } = vet;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page } = person;
  const { email } = await register({ address: origin, mailbox });
  await page.goto(`${origin}${app}${protectedPage}`);
  await signIn(person, { email, password: PASSWORD });
  await expect(page).toHaveURL(`${origin}${app}${protectedPage}`);

  for (const from of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    await page.goto(`${origin}${app}login?from=${encodeURIComponent(from)}`);
    await expect(page, from).toHaveURL(`${origin}${app}dashboard`);
  }
});

test('a pet owner on a phone resets the password with the code from the e-mail', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register } = owner;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page, say } = person;
  const { email } = await register({ address: origin, mailbox });
  await page.goto(`${origin}${app}login`);
  await page.getByRole('link', { name: say('account:login.forgot') }).click();
  // The page left behind has a field of the same name.
  await expect(
    page.getByRole('heading', { name: say('account:credentials.forgot.title') }),
  ).toBeVisible();
  await field(person, 'email').fill(email);
  await page.getByRole('button', { name: say('account:credentials.forgot.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('account:credentials.reset.title') }),
  ).toBeVisible();
  await expectAccessible(person, 'the choice of a new password');

  const code = await readCode(mailbox, email);
  await field(person, 'code').fill(wrong(code));
  await field(person, 'newPassword').fill(NEW_PASSWORD);
  const save = page.getByRole('button', { name: say('account:credentials.reset.submit') });
  await save.click();
  await expect(field(person, 'code')).toHaveAccessibleDescription(
    say('problems:refusals.BAD_CODE'),
  );
  await expect(field(person, 'newPassword')).toHaveValue(NEW_PASSWORD);
  await field(person, 'code').fill(code);
  await save.click();
  await expect(
    page.getByRole('heading', { name: say('account:credentials.reset.done') }),
  ).toBeVisible();

  await page.getByRole('link', { name: say('account:login.submit') }).click();
  await signIn(person, { email, password: PASSWORD });
  await expect(page.getByText(say('problems:refusals.BAD_CREDENTIALS'))).toBeVisible();
  await signIn(person, { email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(`${origin}${app}dashboard`);
});
