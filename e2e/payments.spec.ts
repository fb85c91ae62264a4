import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { createService } from '@zampa/contract/services/create-service';
import { PASSWORD, type Vet } from '@zampa/testing/people';
import type { ClinicWithClient } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { newPractice, newVisit } from './pages/calendar.ts';
import { turnOf } from './pages/owner.ts';
import { DESKTOP, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine } from './screen-checks.ts';

const MINUTE_MS = 60_000;
const PRICE = 4500;

test('a client pays a payment request by card and gets a partial refund', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const { vet: admin, owner: client } = clinic;
  await takeCards(admin);
  const visitId = await newPricedVisit(clinic, { price: PRICE, minutesAgo: 10 });

  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const owner = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  await Promise.all([
    enter(vet, '/', { email: admin.email, password: PASSWORD }),
    enter(owner, '/app/', { email: client.email, password: PASSWORD }),
  ]);
  await vet.page.goto(`${origin}/workspace/payments`);
  await expect(vet.page.getByText(vet.say('payments:list.none'))).toBeVisible();

  // Asked at the clinic, it stands on the client's Home at once.
  await admin.call(endConversation, {
    query: { id: visitId },
    body: { payment_type: 'DIGITAL', start: true },
  });
  const { page, say } = owner;
  await turnOf(owner)
    .getByRole('link', { name: /45[.,]00/ })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(say('payments:owner.sheet.test'))).toBeVisible();
  const number = sheet.getByRole('textbox', { name: say('payments:owner.sheet.number') });
  await expect(number).toBeFocused();
  await expectFine(owner, 'what is to be paid');
  await expect(vet.page.getByText(vet.say('payments:list.asked', { when: '' }))).toBeVisible();
  await number.fill('4000 0000 0000 9995');
  const charge = sheet.getByRole('button', { name: /45[.,]00/ });
  await charge.click();
  await expect(sheet.getByText(say('payments:owner.sheet.failed'))).toBeVisible();
  await expect(sheet.getByText(say('payments:owner.failure.insufficient_funds'))).toBeVisible();
  await expectFine(owner, 'a card that was declined');
  await expect(vet.page.getByText(vet.say('payments:list.declined'))).toBeVisible();

  await number.fill('4000 0025 0000 3155');
  await charge.click();
  await expect(sheet.getByText(say('payments:owner.sheet.bank'))).toBeVisible();
  await sheet.getByRole('button', { name: say('payments:owner.sheet.isMe') }).click();
  await expect(sheet.getByText(say('payments:owner.sheet.paidWhy'))).toBeVisible();
  await sheet.getByRole('button', { name: say('payments:owner.sheet.done') }).click();
  const paid = page.getByRole('listitem').filter({ hasText: 'Surgery' });
  await expect(paid).toContainText('3155');

  // The clinic sees the payment live and refunds part of it.
  const line = vet.page.getByRole('row').filter({ hasText: 'Surgery' });
  await expect(line).toContainText('3155');
  await line.getByRole('button', { name: vet.say('payments:refund.action') }).click();
  const dialog = vet.page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: vet.say('payments:refund.amount') });
  await amount.fill('45.01');
  const confirm = dialog.getByRole('button', {
    name: new RegExp(vet.say('payments:refund.action')),
  });
  await expect(confirm).toBeDisabled();
  await amount.fill('20.00');
  await expectFine(vet, 'money that goes back');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText(/20[.,]00/);
  await expect(paid).toContainText(/20[.,]00/);

  // Both papers come to the client; the clinic takes along what it received.
  const year = new Date().getFullYear();
  for (const [kind, place] of [
    ['RECEIPT', 1],
    ['CREDIT_NOTE', 2],
  ] as const) {
    const name = say(`payments:owner.receipt.${kind}`, { number: `${year}/${place}` });
    const file = await saved(owner, () => paid.getByRole('button', { name }).click());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const received = vet.page.getByRole('region', { name: vet.say('payments:report.title') });
  await expect(received).toContainText(/45[.,]00/);
  await expectFine(vet, 'what was received');
  const take = async (menuItem: string) => {
    await received.getByRole('button', { name: vet.say('payments:exports.action') }).click();
    return saved(vet, () => vet.page.getByRole('menuitem', { name: vet.say(menuItem) }).click());
  };
  const table = (await take('payments:exports.csv')).toString();
  expect(table).toMatch(/Surgery.*[;,]"?45[.,]00/);
  expect(table).toMatch(/Surgery.*[;,]"?-20[.,]00/);
  expect((await take('payments:exports.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('one card payment covers several visits, and the card receives its refund', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const { vet: admin, owner: client } = clinic;
  await takeCards(admin);
  for (const [place, price] of [PRICE, 1500].entries())
    await newDebt(clinic, { price, minutesAgo: 60 + 40 * place });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  await Promise.all([
    enter(vet, '/', { email: admin.email, password: PASSWORD }),
    enter(owner, '/app/', { email: client.email, password: PASSWORD }),
  ]);
  await vet.page.goto(`${origin}/workspace/payments`);
  const { page, say } = owner;
  await page.goto(`${origin}/app/workspace/payments`);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const place of [0, 1]) await boxes.nth(place).check();
  await page.getByRole('button', { name: /60,00/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('textbox', { name: say('payments:owner.sheet.number') })
    .fill('4000 0000 0000 0077');
  await sheet.getByRole('button', { name: /60,00/ }).click();
  await expect(sheet.getByText(say('payments:owner.sheet.processing'))).toBeVisible();
  await expectFine(owner, 'a card that takes its time');
  await sheet.getByRole('button', { name: say('payments:owner.sheet.done') }).click();

  // Nobody asks any more: both sides hear of it when the bank has answered, with one receipt for both visits.
  const lines = vet.page.getByRole('row').filter({ hasText: 'Surgery' });
  await expect(lines.filter({ hasText: '0077' })).toHaveCount(2);
  const receipt = say('payments:owner.receipt.RECEIPT', {
    number: `${new Date().getFullYear()}/1`,
  });
  await expect(page.getByRole('button', { name: receipt })).toHaveCount(2);
});

/** Sets up the clinic's account with the card provider. */
async function takeCards(vet: Vet): Promise<void> {
  const { id: FacilityId, OrganizationId } = vet.facility;
  const { onboardingLink } = await vet.call(createCardAccount, {
    body: { FacilityId, OrganizationId },
  });
  await fetch(onboardingLink, { method: 'POST', redirect: 'manual' });
}

/** Has a visit of the past that has ended, and whose client was asked to pay by card. */
async function newDebt(
  clinic: ClinicWithClient,
  { price, minutesAgo }: { readonly price: number; readonly minutesAgo: number },
): Promise<void> {
  const { vet } = clinic;
  const visitId = await newPricedVisit(clinic, { price, minutesAgo });
  await vet.call(endConversation, {
    query: { id: visitId },
    body: { payment_type: 'DIGITAL', start: true },
  });
}

/** Has a visit of half an hour that has not ended. */
async function newPricedVisit(
  clinic: ClinicWithClient,
  { price, minutesAgo }: { readonly price: number; readonly minutesAgo: number },
): Promise<string> {
  const { id: serviceId } = await clinic.vet.call(createService, {
    body: {
      facilityId: clinic.vet.facility.id,
      ServiceTypeId: 4,
      name: 'Surgery',
      price,
      duration: 30,
      enabled: false,
    },
  });
  const begun = (Math.floor(Date.now() / MINUTE_MS) - minutesAgo) * MINUTE_MS;
  return newVisit(
    { ...clinic, serviceId },
    {
      start: new Date(begun).toISOString(),
      end: new Date(begun + 30 * MINUTE_MS).toISOString(),
    },
  );
}

/** Returns the file that a button press downloads. */
async function saved({ page }: Person, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}
