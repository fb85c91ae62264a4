import type { Mailbox } from '@zampa/testing/mailbox';
import { expect } from '@playwright/test';
import type { Person } from '../person.ts';

export type SignUp = {
  readonly app: '/' | '/app/';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/** From the first page to the signed-in app, with the code of the real e-mail. */
export async function signUp(person: Person, mailbox: Mailbox, data: SignUp): Promise<void> {
  const { page, say, origin } = person;
  await page.goto(origin + data.app);
  await page.getByRole('link', { name: say('account:login.signUp') }).click();
  await page
    .getByRole('textbox', { name: say('account:fields.firstName'), exact: true })
    .fill(data.firstName);
  await page
    .getByRole('textbox', { name: say('account:fields.lastName'), exact: true })
    .fill(data.lastName);
  await page
    .getByRole('textbox', { name: say('account:fields.email'), exact: true })
    .fill(data.email);
  await page.getByLabel(say('account:fields.password'), { exact: true }).fill(data.password);
  await page.getByLabel(say('account:fields.repeat')).fill(data.password);
  await page.getByRole('checkbox', { name: say('account:signUp.terms') }).check();
  await page.getByRole('button', { name: say('account:signUp.submit') }).click();

  const { mail } = await mailbox.next({ to: data.email });
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail.text ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: say('account:fields.code'), exact: true }).fill(code);
  // The last digit sends it.
  await expect(page.getByText(say('account:verify.done'))).toBeVisible();
  await page.getByRole('link', { name: say('account:login.submit') }).click();
}

export async function signIn(person: Person, { email, password }: SignUp): Promise<void> {
  const { page, say } = person;
  await page.getByRole('textbox', { name: say('account:fields.email'), exact: true }).fill(email);
  await page.getByLabel(say('account:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account:login.submit') }).click();
}
