import { expect, type Locator } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import type { Person } from '../person.ts';
import { type App, enter } from './account.ts';
import { photo } from './owner.ts';

/** Where messages are written. */
export const composer = ({ page, say }: Person): Locator =>
  page.getByLabel(say('conversations:composer.label'), { exact: true });

/** Writes a message in the open conversation. */
export async function write(person: Person, text: string): Promise<void> {
  const field = composer(person);
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

export async function sendPhoto(person: Person, text: string, picture: Buffer): Promise<void> {
  const { page, say } = person;
  await page.locator('input[type=file]').setInputFiles(photo('photo.png', picture));
  await composer(person).fill(text);
  await page.getByRole('button', { name: say('common:actions.send'), exact: true }).click();
}

export async function sendDocument(
  { page, say }: Person,
  document: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(document);
  await expect(page.getByText(document.name)).toBeVisible();
  await page.getByRole('button', { name: say('common:actions.send'), exact: true }).click();
}

/** The card of a document stands in the thread, once, to be downloaded. */
export async function expectDocument({ page, say }: Person, name: string): Promise<void> {
  const card = { name: `${say('conversations:attachments.file.download')} ${name}` };
  await expect(page.getByRole('log').getByRole('button', card)).toHaveCount(1);
}

/** The message stands in the thread, once. */
export async function expectMessage({ page }: Person, text: string): Promise<void> {
  await expect(page.getByRole('log').getByText(text, { exact: true })).toHaveCount(1);
}

/** The address of a conversation in either app. */
export const conversationPage = (app: App, id: string): string =>
  app === '/'
    ? `/workspace/requests?list=in-progress&conversation=${id}`
    : `/app/workspace/chat/${id}`;

/** Opens a conversation as a person who has signed in on this device before. */
export const enterConversation = (
  person: Person,
  app: App,
  account: { readonly email: string },
  id: string,
): Promise<void> =>
  enter(
    person,
    app,
    { email: account.email, password: PASSWORD },
    conversationPage(app, id).slice(app.length),
  );
