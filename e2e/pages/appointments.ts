import { expect, type Locator } from '@playwright/test';
import type { Mailbox } from '@zampa/testing/mailbox';
import type { Person } from '../person.ts';

/** From the plus to the choice of a time, for the only pet and the only clinic. */
export async function beginVisit({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('common:places.ask') }).click();
  await page.getByRole('radio', { name: say('common:service.appointment') }).check();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await expect(
    page.getByRole('heading', { name: say('conversations:newRequest.when.title') }),
  ).toBeVisible();
}

/** A day of the strip, by its date. */
export const dayChoice = ({ page }: Person, day: string): Locator =>
  page.getByRole('radio').and(page.locator(`[value="${day}"]`));

/** A free time of the day that is shown, by the clinic's clock. */
export const timeChoice = ({ page }: Person, clock: string): Locator =>
  page.getByRole('main').getByText(clock, { exact: true });

/** The countdown of the time that is held. */
export const countdown = ({ page }: Person): Locator => page.getByRole('timer');

/** The card of an appointment, wherever it stands. */
export const appointmentCard = ({ page, say }: Person): Locator =>
  page.getByRole('region', { name: say('appointments:card.label') });

/** The signed link in the next letter to this address. */
export async function linkFor(mailbox: Mailbox, email: string): Promise<string> {
  const { mail } = await mailbox.next({ to: email });
  const [link] = /https?:\/\/\S+\/app\/appointment\/[^\s>)]+/.exec(mail.text ?? '') ?? [];
  if (!link) throw new Error(`no link in "${mail.text}"`);
  return link;
}
