import { expect } from '@playwright/test';
import type { Person } from '../person.ts';

/** Sets up the clinic's account on the page of the card provider's sandbox. */
export async function takeCards({ page, say, origin }: Person): Promise<void> {
  await page.goto(`${origin}/workspace/digital-payments`);
  await page.getByRole('button', { name: say('payments:setUp') }).click();
  await page.getByRole('button', { name: 'Everything is filled in and accepted' }).click();
  await expect(page.getByText(say('payments:status.READY'), { exact: true })).toBeVisible();
}

/** Gives a service a price, typed as its reader types it. */
export async function priceService(
  { page, say, origin }: Person,
  name: string,
  price: string,
): Promise<void> {
  await page.goto(`${origin}/workspace/services`);
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say('services:setup.form.price')).fill(price);
  await form.getByRole('button', { name: say('services:setup.form.save') }).click();
  await expect(form).toBeHidden();
}

/** Ends the service that is open in a conversation, and asks its client to pay by card. */
export async function endAndAskForCard({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('inbox:conversation.end.action') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('payments:end.digital') }).check();
  await dialog.getByRole('button', { name: say('inbox:conversation.end.confirm') }).click();
  await expect(dialog).toBeHidden();
}

/** Pays what is due with a card that is good. */
export async function payByCard({ page, say, origin }: Person, amount: RegExp): Promise<void> {
  await page.goto(`${origin}/app/workspace/payments`);
  await page.getByRole('button', { name: amount }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('textbox', { name: say('payments:owner.sheet.number') })
    .fill('4242 4242 4242 4242');
  await sheet.getByRole('button', { name: amount }).click();
  await expect(sheet.getByText(say('payments:owner.sheet.paidWhy'))).toBeVisible();
  await sheet.getByRole('button', { name: say('payments:owner.sheet.done') }).click();
}
