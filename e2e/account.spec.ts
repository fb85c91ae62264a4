import { expect } from '@playwright/test';
import { signUp as signUpCall } from '@zampa/contract/account/sign-up';
import { codeFor, newAccount, newOwner, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { confirmAddress, field, fillSignUp, signIn, submitSignUp, terms } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const people = [
  {
    who: 'a pet owner on a phone, in Italian',
    app: '/app/',
    language: 'it',
    viewport: PHONE,
    register: newOwner,
    protectedPage: 'workspace/vets?code=ABCDEFGH',
    newcomersPage: 'dashboard',
  },
  {
    who: 'a vet at a desk, in English',
    app: '/',
    language: 'en',
    viewport: DESKTOP,
    register: newVet,
    protectedPage: 'workspace/clients?search=Luna',
    // Who works nowhere yet opens a clinic first.
    newcomersPage: 'workspace/facilities/new',
  },
] as const;

/** What is said of a password that is too short. */
const PASSWORD_WEAKNESS = {
  en: 'Password must be at least 8 characters long',
  it: 'La password deve avere almeno 8 caratteri',
} as const;
const NEW_PASSWORD = 'Zampa-other-2';

/** Another code than this one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

for (const { who, app, language, viewport, register, protectedPage, newcomersPage } of people) {
  test.describe(who, () => {
    test('is told at the field what is wrong with a sign-up, and types nothing twice', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const known = await newAccount({ address: origin, mailbox });
      const typed = { firstName: 'Ada', lastName: 'Neri', email: known.email };
      const expectTyped = async (password: string) => {
        for (const name of ['firstName', 'lastName', 'email'] as const)
          await expect(field(person, name)).toHaveValue(typed[name]);
        await expect(field(person, 'password')).toHaveValue(password);
        await expect(terms(person)).toBeChecked();
      };
      const rule = (name: string) =>
        page.getByRole('listitem').filter({ hasText: say(`account-steps:password.${name}`) });
      const [met, unmet] = [say('account-steps:password.met'), say('account-steps:password.unmet')];

      await page.goto(`${origin}${app}sign-up`);
      await expect(rule('number')).toContainText(unmet);
      await fillSignUp(person, { ...typed, password: 'weak-1' });
      await expect(rule('number')).toContainText(met);
      await expect(rule('symbol')).toContainText(met);
      await expect(rule('uppercase')).toContainText(unmet);
      await submitSignUp(person);
      await expect(field(person, 'password')).toHaveAccessibleDescription(
        PASSWORD_WEAKNESS[language],
      );
      await expectAccessible(person, 'a refused sign-up');
      await expectTyped('weak-1');

      await fillSignUp(person, { ...typed, password: PASSWORD });
      await expect(rule('uppercase')).toContainText(met);
      await submitSignUp(person);
      await expect(field(person, 'email')).toHaveAccessibleDescription(
        say('problems:refusals.USER_EXISTS'),
      );
      await expectTyped(PASSWORD);
    });

    test('mistypes the code, asks for a new one and gets in', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const { email } = newVisitor(origin, 'code');
      await page.clock.install();
      await page.goto(`${origin}${app}sign-up`);
      const account = { firstName: 'Ada', lastName: 'Neri', email, password: PASSWORD };
      await fillSignUp(person, account);
      await submitSignUp(person);
      const first = await codeFor(mailbox, email);
      await field(person, 'code').fill(wrong(first));
      await expect(field(person, 'code')).toHaveAccessibleDescription(
        say('problems:refusals.BAD_CODE'),
      );
      await expect(field(person, 'code')).toHaveValue(wrong(first));

      await page
        .getByRole('button', { name: say('account-steps:verify.resend'), exact: true })
        .click();
      await expect(page.getByText(say('account-steps:verify.resent'))).toBeVisible();
      const again = page.getByRole('button', { name: say('account-steps:verify.resend') });
      await expect(again).toBeDisabled();
      await expect(again).toHaveText(/\d+/);
      await expectAccessible(person, 'a new code on its way');
      await page.clock.runFor(61_000);
      await expect(again).toHaveText(say('account-steps:verify.resend'));
      await expect(again).toBeEnabled();

      const second = await codeFor(mailbox, email);
      await field(person, 'code').fill(first === second ? wrong(first) : first);
      await expect(field(person, 'code')).toHaveAccessibleDescription(
        say('problems:refusals.BAD_CODE'),
      );
      await confirmAddress(person, second);
      await expect(page).toHaveURL(`${origin}${app}${newcomersPage}`);
    });

    test('is let in with the right password only, and confirms the address first', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const visitor = newVisitor(origin, 'unconfirmed');
      const { email } = visitor;
      await makeCall(visitor, signUpCall, {
        body: { email, password: PASSWORD, name: 'Ada', family_name: 'Neri', language },
      });
      const first = await codeFor(mailbox, email);

      await page.goto(`${origin}${app}login`);
      await signIn(person, { email, password: NEW_PASSWORD });
      await expect(page.getByText(say('problems:refusals.BAD_CREDENTIALS'))).toBeVisible();
      await expect(field(person, 'email')).toHaveValue(email);
      await expectAccessible(person, 'a refused sign-in');

      await signIn(person, { email, password: PASSWORD });
      await expect(
        page.getByRole('heading', { name: say('account-steps:verify.title') }),
      ).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      const second = await codeFor(mailbox, email);
      expect(second, 'a code of its own').not.toBe(first);
      await confirmAddress(person, second);

      // They signed up on another device, which alone knows the name.
      await expect(
        page.getByRole('heading', { name: say('account-steps:introduce.title') }),
      ).toBeVisible();
      await expectAccessible(person, 'the question for the name');
      await field(person, 'firstName').fill('Ada');
      await field(person, 'lastName').fill('Neri');
      await page.getByRole('button', { name: say('account-steps:introduce.submit') }).click();
      await expect(page).toHaveURL(`${origin}${app}${newcomersPage}`);
    });

    test('comes by a link, mistypes the address, and is led to the page of the link all the same', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
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
      await page.getByRole('link', { name: say('account-steps:verify.changeAddress') }).click();
      await expect(field(person, 'lastName')).toHaveValue('Neri');
      await expect(field(person, 'password')).toHaveValue(PASSWORD);
      await expect(terms(person)).toBeChecked();
      await field(person, 'email').fill(rightly.email);
      await submitSignUp(person);
      await expect(page.getByText(rightly.email)).toBeVisible();
      // Nothing but the memory of the page holds the password: after a reload it is asked for, and nothing else.
      await page.reload();
      await confirmAddress(person, await codeFor(mailbox, rightly.email));
      await expect(
        page.getByRole('heading', { name: say('account-steps:verify.done') }),
      ).toBeVisible();
      await expect(field(person, 'email')).toHaveValue(rightly.email);
      await expect(field(person, 'password')).toBeFocused();
      await expectAccessible(person, 'the password after the confirmation');
      await field(person, 'password').fill(PASSWORD);
      await page.getByRole('button', { name: say('account:login.submit') }).click();
      // The vet of no clinic opens one first.
      const target = app === '/' ? newcomersPage : protectedPage;
      await expect(page).toHaveURL(`${origin}${app}${target}`);
    });

    test('is led back to the page asked for, and never to another site', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
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

    test('chooses a new password with the code of the e-mail', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const { email } = await register({ address: origin, mailbox });
      await page.goto(`${origin}${app}login`);
      await page.getByRole('link', { name: say('account:login.forgot') }).click();
      // The page left behind has a field of the same name.
      await expect(
        page.getByRole('heading', { name: say('account-steps:forgot.title') }),
      ).toBeVisible();
      await field(person, 'email').fill(email);
      await page.getByRole('button', { name: say('account-steps:forgot.submit') }).click();
      await expect(
        page.getByRole('heading', { name: say('account-steps:reset.title') }),
      ).toBeVisible();
      await expectAccessible(person, 'the choice of a new password');

      const code = await codeFor(mailbox, email);
      await field(person, 'code').fill(wrong(code));
      await field(person, 'newPassword').fill(NEW_PASSWORD);
      const save = page.getByRole('button', { name: say('account-steps:reset.submit') });
      await save.click();
      await expect(field(person, 'code')).toHaveAccessibleDescription(
        say('problems:refusals.BAD_CODE'),
      );
      await expect(field(person, 'newPassword')).toHaveValue(NEW_PASSWORD);
      await field(person, 'code').fill(code);
      await save.click();
      await expect(
        page.getByRole('heading', { name: say('account-steps:reset.done') }),
      ).toBeVisible();

      await page.getByRole('link', { name: say('account:login.submit') }).click();
      await signIn(person, { email, password: PASSWORD });
      await expect(page.getByText(say('problems:refusals.BAD_CREDENTIALS'))).toBeVisible();
      await signIn(person, { email, password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${origin}${app}dashboard`);
    });
  });
}
