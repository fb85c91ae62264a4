import { expect, type Locator } from '@playwright/test';
import { SESSION_HEADER } from '@zampa/contract/account/session-header';
import type { Mailbox } from '@zampa/testing/mailbox';
import { readCode } from '@zampa/testing/people';
import type { Person } from '../person.ts';

export type App = '/' | '/app/';
export type Credentials = { readonly email: string; readonly password: string };

export type SignUp = Credentials & {
  readonly app: App;
  readonly firstName: string;
  readonly lastName: string;
};

/** Those of the sign-in have their texts with it. */
const SIGN_IN = ['email', 'password'] as const;

type FieldName =
  | (typeof SIGN_IN)[number]
  | 'firstName'
  | 'lastName'
  | 'oldPassword'
  | 'newPassword'
  | 'code';

/** A field of the account pages, by its label. */
export const field = ({ page, say }: Person, name: FieldName): Locator =>
  page.getByLabel(
    say(`account:${SIGN_IN.some((each) => each === name) ? '' : 'credentials.'}fields.${name}`),
    { exact: true },
  );

/** Fills in the sign-up page, which is open, and accepts the terms. */
export async function fillSignUp(person: Person, data: Omit<SignUp, 'app'>): Promise<void> {
  await field(person, 'firstName').fill(data.firstName);
  await field(person, 'lastName').fill(data.lastName);
  await field(person, 'email').fill(data.email);
  await field(person, 'password').fill(data.password);
  await terms(person).check();
}

export const terms = ({ page, say }: Person): Locator =>
  page.getByRole('checkbox', { name: say('account:credentials.signUp.terms') });

export const submitSignUp = ({ page, say }: Person): Promise<void> =>
  page.getByRole('button', { name: say('account:credentials.signUp.submit') }).click();

/** From the first page to the signed-in app, with the code of the real e-mail. */
export async function signUp(person: Person, mailbox: Mailbox, data: SignUp): Promise<void> {
  const { page, say, origin } = person;
  await page.goto(origin + data.app);
  await page.getByRole('link', { name: say('account:login.signUp') }).click();
  await fillSignUp(person, data);
  await submitSignUp(person);
  await confirmAddress(person, await readCode(mailbox, data.email));
}

/** Enters the code on the page that asks for it; its last digit sends it, and lets in whose password the page knows. */
export async function confirmAddress(person: Person, code: string): Promise<void> {
  await field(person, 'code').fill(code);
  await expect(field(person, 'code')).toHaveCount(0);
}

/** Signs in on the login page, which is open. */
export async function signIn(person: Person, { email, password }: Credentials): Promise<void> {
  const { page, say } = person;
  await field(person, 'email').fill(email);
  await field(person, 'password').fill(password);
  await page.getByRole('button', { name: say('account:login.submit') }).click();
}

/**
 * Opens a page of an app, Home without a path, as a person who has signed in on this device before: with the session
 * cookie and what the browser stores of the session. Ready when the app shows a screen.
 */
export async function enter(
  { context, page, origin }: Person,
  app: App,
  { email, password }: Credentials,
  path = 'dashboard',
): Promise<void> {
  const sessionApp = app === '/' ? 'clinic' : 'owner';
  const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
    data: { email, password },
    headers: { origin, [SESSION_HEADER]: sessionApp },
  });
  expect(answer.status(), 'a sign-in').toBe(200);
  // A page of the product without scripts: the session is stored before the app starts.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(([name, session]) => localStorage.setItem(name, session), [
    `zampa.${sessionApp}.session`,
    JSON.stringify({ id: crypto.randomUUID(), email }),
  ] as const);
  await page.goto(`${origin}${app}${path}`);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Signs out by the settings, which ask once more. */
export async function signOut(person: Person, app: App): Promise<void> {
  const { page, say, origin } = person;
  const action = { name: say('common:actions.signOut') };
  await page.goto(`${origin}${app}workspace/settings`);
  await page.getByRole('main').getByRole('button', action).click();
  await page.getByRole('dialog').getByRole('button', action).click();
}
