import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { later } from './settled.ts';

/** What somebody reads in their list once all was told, newest first. */
export async function toldTo(product: Product, person: TestAccount) {
  await later(product, 2);
  const told = await person.call(readNotifications, { query: {} });
  return told.map(({ kind, title, url }) => ({ kind, title, url }));
}

/** How many letters somebody has with these words in their subject. */
export const lettersTo = (
  { mailbox }: Pick<Product, 'mailbox'>,
  { email }: TestAccount,
  words: string,
): number =>
  mailbox.letters.filter(
    ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(words),
  ).length;
