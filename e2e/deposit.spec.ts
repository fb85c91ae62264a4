import { expect, type Locator } from '@playwright/test';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { updateService } from '@zampa/contract/services/update-service';
import { PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { beginVisit, dayChoice, timeChoice } from './pages/appointments.ts';
import { dayAhead, enterAt, entryAt } from './pages/calendar.ts';
import { openRequestList } from './pages/clinic.ts';
import { turnOf } from './pages/owner.ts';
import { DESKTOP, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine, expectFineByThumb } from './screen-checks.ts';
import { dayIn, newClient, newVisitClinic, type VisitClinic } from './visit-clinic.ts';

// A product of its own: its clock is moved.
test.use({ settings: { CLOCK_OFFSET_SECONDS: '0' } });

const QUARTER_SECONDS = 15 * 60;
const accountOf = ({ email }: { readonly email: string }) => ({ email, password: PASSWORD });

/** The clinic takes cards, and a fifth of € 60.00 before a visit. */
async function requestDeposit({ vet, visit }: VisitClinic): Promise<void> {
  const { id: facilityId, OrganizationId } = vet.facility;
  const { onboardingLink } = await vet.call(createCardAccount, {
    body: { FacilityId: facilityId, OrganizationId },
  });
  await fetch(onboardingLink, { method: 'POST', redirect: 'manual' });
  await vet.call(updateService, {
    query: { id: visit.id },
    body: { price: 6000, deposit: 20 },
  });
}

const waitingFilter = ({ page, say }: Person): Locator =>
  page.getByRole('link', { name: new RegExp(`^${say('common:status.awaitingPayment')}`) });

test('an owner pays a booking deposit after a declined card', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  await requestDeposit(clinic);
  const client = await newClient(place, clinic, 'Olga');
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  await Promise.all([
    enter(owner, '/app/', accountOf(client.owner)),
    enter(vet, '/', accountOf(clinic.vet)),
  ]);
  await vet.page.goto(`${origin}/workspace/requests?list=visits`);
  const { page, say } = owner;

  await beginVisit(owner);
  await dayChoice(owner, dayIn(3)).check();
  await timeChoice(owner, '10:00').click();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await page
    .getByRole('textbox', { name: say('conversations:newRequest.problem.label') })
    .fill('Controllo dei denti');
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  const terms = page.getByRole('region', { name: say('payments:owner.terms.label') });
  await expect(terms).toContainText(/12,00/);
  await expect(terms).toContainText(/48,00/);
  await expectFineByThumb(owner, 'what is due now and what comes back');
  await page.getByRole('button', { name: say('conversations:newRequest.check.pay') }).click();

  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(sheet).toContainText(/48,00/);
  await expect(waitingFilter(vet)).toContainText('1');
  await expect(vet.page.getByText('Olga').first()).toBeHidden();
  await waitingFilter(vet).click();
  await expect(vet.page.getByRole('listitem').filter({ hasText: 'Olga' })).toBeVisible();

  const number = () =>
    page.getByRole('dialog').getByRole('textbox', { name: say('payments:owner.sheet.number') });
  const pay = () => page.getByRole('dialog').getByRole('button', { name: /12,00/ });
  await number().fill('4000 0000 0000 9995');
  await pay().click();
  await expect(sheet.getByText(say('payments:owner.sheet.failed'))).toBeVisible();
  await expectFineByThumb(owner, 'a deposit that was declined');

  // Closed and opened again, it is where it was.
  await page.goto(`${origin}/app/dashboard`);
  const depositLink = turnOf(owner).getByRole('link', { name: /12,00/ });
  await expect(depositLink).toContainText(/1[345]:\d\d/);
  await depositLink.click();
  await number().fill('4242 4242 4242 4242');
  await pay().click();
  await expect(page.getByText(say('payments:owner.upfront.paidWhy'))).toBeVisible();
  await page.getByRole('button', { name: say('payments:owner.sheet.done') }).click();

  // The clinic sees it confirmed without doing anything.
  await expect(vet.page.getByText(vet.say('inbox:empty.awaitingPayment'))).toBeVisible();
  await openRequestList(vet, 'visits');
  await vet.page.getByRole('link', { name: /Olga/ }).first().click();
  await expect(vet.page.getByText('Payment failed', { exact: false }).first()).toBeVisible();
  await expect(vet.page.getByText('€12.00 paid', { exact: false })).toBeVisible();
  await expect(vet.page.getByText(vet.say('appointments:state.CONFIRMED')).first()).toBeVisible();
  await expectFine(vet, 'a visit whose deposit is paid');
});

test('a time with an unpaid advance payment becomes free, and both sides are notified', async ({
  browser,
  product,
  mailbox,
}) => {
  const { url: origin } = product;
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  await requestDeposit(clinic);
  const client = await newClient(place, clinic, 'Piero');
  await client.owner.call(linkPets, {
    body: { facilityId: clinic.vet.facility.id, pets: [client.pet.id] },
  });
  const day = dayAhead(8);
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  await Promise.all([
    enterAt(vet, clinic.vet, `workspace/calendar?day=${day}`),
    enter(owner, '/app/', accountOf(client.owner)),
  ]);

  const { page, say } = vet;
  await page
    .getByRole('main')
    .getByRole('button', { name: say('appointments:calendar.toolbar.new') })
    .click();
  const form = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  await form.getByRole('button', { name: /Piero/ }).click();
  await form.getByRole('checkbox', { name: /Piero/ }).check();
  await form.getByRole('checkbox', { name: 'Appointment' }).check();
  await form.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(day);
  await form.getByRole('button', { name: '10:00', exact: true }).click();
  await form.getByRole('radio', { name: /60\.00/ }).check();
  await form.getByRole('radio', { name: say('appointments:bookings.upfront.quarter') }).check();
  await expectFine(vet, 'a booking that is paid before');
  await form.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  await expect(form).toBeHidden();
  const entry = entryAt(vet, '10:00 – 10:30');
  await expect(entry).toContainText('Payment due by');
  await turnOf(owner).getByRole('link', { name: /60,00/ }).click();
  await expect(owner.page.getByRole('timer')).toBeVisible();

  await product.kill();
  await product.restart({ CLOCK_OFFSET_SECONDS: String(QUARTER_SECONDS + 5) });

  // The slot is free again, and the clinic has heard of it.
  await expect(entry).toBeHidden({ timeout: 30_000 });
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/not paid in time/i).first()).toBeVisible();

  await owner.page.goto(`${origin}/app/workspace/notifications`);
  await owner.page
    .getByText(/Pagamento non effettuato/)
    .first()
    .click();
  await expect(owner.page.getByText(/Pagamento non effettuato/).first()).toBeVisible();
  await expectFineByThumb(owner, 'a time that was not paid');
  await owner.page.getByRole('link', { name: owner.say('appointments:actions.otherTime') }).click();
  await dayChoice(owner, day).check();
  await expect(timeChoice(owner, '10:00')).toBeVisible();
});
