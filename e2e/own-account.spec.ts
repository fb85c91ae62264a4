import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { readCode, newOwner, newVet, PASSWORD } from '@zampa/testing/people';
import { enter, field } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

// Both apps show the same screens for an account, so that each is tested in one of them.
const owner = { app: '/app/', language: 'it', viewport: PHONE, register: newOwner } as const;
const vet = { app: '/', language: 'en', viewport: DESKTOP, register: newVet } as const;

const NEW_PASSWORD = 'Zampa-other-2';

test('a vet changes the e-mail address with the password and an e-mailed code', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register } = vet;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page, say } = person;
  const { email } = await register({ address: origin, mailbox });
  await enter(person, app, { email, password: PASSWORD });
  await page.goto(`${origin}${app}workspace/my-data`);
  await page.getByRole('button', { name: say('people:changeEmail') }).click();
  const dialog = page.getByRole('dialog', {
    name: say('account:credentials.changeEmail.title'),
  });
  const newEmail = `new.${email}`;
  await dialog.getByLabel(say('account:credentials.changeEmail.email')).fill(newEmail);
  await dialog.getByLabel(say('account:credentials.changeEmail.password')).fill(NEW_PASSWORD);
  const send = dialog.getByRole('button', {
    name: say('account:credentials.changeEmail.send'),
  });
  await send.click();
  await expect(
    dialog.getByLabel(say('account:credentials.changeEmail.password')),
  ).toHaveAccessibleDescription(say('problems:fields.wrong_password'));
  await dialog.getByLabel(say('account:credentials.changeEmail.password')).fill(PASSWORD);
  await send.click();
  await expectAccessible(person, 'the code of a new address');
  await page.keyboard.type(await readCode(mailbox, newEmail));
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(say('people:fields.email'), { exact: true })).toHaveValue(newEmail);
});

test('a pet owner restores the previous e-mail address by link and chooses a new password', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register } = owner;
  const person = await newPerson(browser, { origin, language, viewport });
  const { page, say } = person;
  const thief = await register({ address: origin, mailbox });
  const body = { email: `thief.${thief.email}`, password: PASSWORD };
  await thief.call(requestEmailChange, { body });
  const stolen = { code: await readCode(mailbox, body.email) };
  await thief.call(confirmEmailChange, { body: stolen });
  const { mail } = await mailbox.next({ to: thief.email });
  const [url = ''] = /https?:\/\/\S+#\S+/.exec(mail.text ?? '') ?? [];
  await page.goto(url);
  await expectAccessible(person, 'the page that restores an address');
  await page.getByRole('button', { name: say('account:credentials.restoreEmail.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('account:credentials.restoreEmail.done') }),
  ).toBeVisible();
  await field(person, 'code').fill(await readCode(mailbox, thief.email));
  await field(person, 'newPassword').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: say('account:credentials.reset.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('account:credentials.reset.done') }),
  ).toBeVisible();
  await enter(person, app, { email: thief.email, password: NEW_PASSWORD });
});

test('a pet owner changes the password and ends all other sessions', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register } = owner;
  const here = await newPerson(browser, { origin, language, viewport });
  const elsewhere = await newPerson(browser, { origin, language, viewport });
  const { page, say } = here;
  const { email } = await register({ address: origin, mailbox });
  await enter(here, app, { email, password: PASSWORD });
  await enter(elsewhere, app, { email, password: PASSWORD });

  await page.goto(`${origin}${app}workspace/change-password`);
  await field(here, 'oldPassword').fill(NEW_PASSWORD);
  await field(here, 'newPassword').fill(NEW_PASSWORD);
  const change = page.getByRole('button', { name: say('account:credentials.change.submit') });
  await change.click();
  await expect(field(here, 'oldPassword')).toHaveAccessibleDescription(
    say('problems:fields.wrong_password'),
  );
  await field(here, 'oldPassword').fill(PASSWORD);
  await change.click();
  await expect(page.getByText(say('account:credentials.change.done'))).toBeVisible();

  await expect(elsewhere.page).toHaveURL(new RegExp(`^${origin}${app}login`));
  await expect(elsewhere.page.getByText(say('account:login.ended'))).toBeVisible();
  await expect(field(elsewhere, 'email')).toHaveValue(email);
  await expect(field(elsewhere, 'password')).toBeFocused();
  await page.reload();
  await expect(change).toBeVisible();
});

test('a vet exports the data, closes the account, and restores it before deletion', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { app, language, viewport, register } = vet;
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
  await expect(page.getByText(say('privacy:signIn.asked.title'))).toBeVisible();

  await field(person, 'email').fill(email);
  await field(person, 'password').fill(PASSWORD);
  await page.getByRole('button', { name: say('account:login.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('privacy:signIn.stopped.title') }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('privacy:signIn.stopped.button') }).click();
  await expect(page).toHaveURL(new RegExp(`^${origin}${app}dashboard`));
});
