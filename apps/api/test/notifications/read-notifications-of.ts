import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

/** Waits until all notifications are created and returns those of a person, newest first. */
export async function readNotificationsOf(product: Product, person: TestAccount) {
  await runJobsAfter(product, 2);
  const notifications = await person.call(readNotifications, { query: {} });
  return notifications.map(({ kind, title, url }) => ({ kind, title, url }));
}

/** Counts the e-mails to a person with these words in the subject. */
export const countEmailsTo = (
  { mailbox }: Pick<Product, 'mailbox'>,
  { email }: TestAccount,
  words: string,
): number =>
  mailbox.emails.filter(
    ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(words),
  ).length;
