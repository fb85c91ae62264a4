import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { codeFor, newOwner, newVet, PASSWORD } from '@zampa/testing/people';
import { enter, field } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const people = [
  { who: 'a pet owner', app: '/app/', language: 'it', viewport: PHONE, register: newOwner },
  { who: 'a vet', app: '/', language: 'en', viewport: DESKTOP, register: newVet },
] as const;

const NEW_PASSWORD = 'Zampa-other-2';

for (const { who, app, language, viewport, register } of people) {
  test.describe(who, () => {
    test('moves to another e-mail address, with the password and the code that comes to it', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const { email } = await register({ address: origin, mailbox });
      await enter(person, app, { email, password: PASSWORD });
      await page.goto(`${origin}${app}workspace/my-data`);
      await page.getByRole('button', { name: say('people:changeEmail') }).click();
      const dialog = page.getByRole('dialog', { name: say('account-steps:changeEmail.title') });
      const newEmail = `new.${email}`;
      await dialog.getByLabel(say('account-steps:changeEmail.email')).fill(newEmail);
      await dialog.getByLabel(say('account-steps:changeEmail.password')).fill(NEW_PASSWORD);
      const send = dialog.getByRole('button', { name: say('account-steps:changeEmail.send') });
      await send.click();
      await expect(
        dialog.getByLabel(say('account-steps:changeEmail.password')),
      ).toHaveAccessibleDescription(say('problems:fields.wrong_password'));
      await dialog.getByLabel(say('account-steps:changeEmail.password')).fill(PASSWORD);
      await send.click();
      await expectAccessible(person, 'the code of a new address');
      await page.keyboard.type(await codeFor(mailbox, newEmail));
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel(say('people:fields.email'), { exact: true })).toHaveValue(
        newEmail,
      );
    });

    test('changes the password, which ends the sessions elsewhere', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const here = await newPerson(browser, { origin, language, viewport });
      const elsewhere = await newPerson(browser, { origin, language, viewport });
      const { page, say } = here;
      const { email } = await register({ address: origin, mailbox });
      await enter(here, app, { email, password: PASSWORD });
      await enter(elsewhere, app, { email, password: PASSWORD });

      await page.goto(`${origin}${app}workspace/change-password`);
      await field(here, 'oldPassword').fill(NEW_PASSWORD);
      await field(here, 'newPassword').fill(NEW_PASSWORD);
      const change = page.getByRole('button', { name: say('account-steps:change.submit') });
      await change.click();
      await expect(field(here, 'oldPassword')).toHaveAccessibleDescription(
        say('problems:fields.wrong_password'),
      );
      await field(here, 'oldPassword').fill(PASSWORD);
      await change.click();
      await expect(page.getByText(say('account-steps:change.done'))).toBeVisible();

      await expect(elsewhere.page).toHaveURL(new RegExp(`^${origin}${app}login`));
      await expect(elsewhere.page.getByText(say('account:login.ended'))).toBeVisible();
      await expect(field(elsewhere, 'email')).toHaveValue(email);
      await expect(field(elsewhere, 'password')).toBeFocused();
      await page.reload();
      await expect(change).toBeVisible();
    });

    test('takes everything along, closes the account, and comes back before it is deleted', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say } = person;
      const { email } = await register({ address: origin, mailbox });
      await enter(person, app, { email, password: PASSWORD });
      await page.goto(`${origin}${app}workspace/my-data`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: say('privacy:take.button') }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^zampa-.+-\d{4}-\d\d-\d\d\.json$/);
      const held = JSON.parse(await readFile(await file.path(), 'utf8')) as {
        account: { email: string };
      };
      expect(held.account.email).toBe(email);

      await page.getByRole('button', { name: say('privacy:erase.button') }).click();
      const dialog = page.getByRole('dialog', { name: say('privacy:erase.ask') });
      await expectAccessible(person, 'deleting the account');
      await dialog.getByLabel(say('privacy:erase.password')).fill(PASSWORD);
      await dialog.getByRole('button', { name: say('privacy:erase.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`^${origin}${app}login`));
      await expect(page.getByText(say('privacy-sign-in:asked.title'))).toBeVisible();

      await field(person, 'email').fill(email);
      await field(person, 'password').fill(PASSWORD);
      await page.getByRole('button', { name: say('account:login.submit') }).click();
      await expect(
        page.getByRole('heading', { name: say('privacy-sign-in:stopped.title') }),
      ).toBeVisible();
      await page.getByRole('button', { name: say('privacy-sign-in:stopped.button') }).click();
      await expect(page).toHaveURL(new RegExp(`^${origin}${app}dashboard`));
    });
  });
}
