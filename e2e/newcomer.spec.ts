import { expect, type Page } from '@playwright/test';
import { readCode, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { field, terms } from './pages/account.ts';
import { createClinic } from './pages/clinic.ts';
import { chooseCountry, dataField, expectStep, openDay, saveAndGoOn } from './pages/practice.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

/** Counts what the finger or the mouse does on a page from here on, through every load of it. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const press = () => {
      const count: unknown = Reflect.get(globalThis, 'countPress');
      if (typeof count === 'function') Reflect.apply(count, null, []);
    };
    addEventListener('pointerup', press, true);
  });
  return () => presses;
}

test('a new owner sends a first request from the clinic’s QR code in at most 19 taps', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { facility } = await newVet({ address: origin, mailbox });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = owner;
  const { email } = newVisitor(origin, 'newcomer');
  const type = (text: string) => page.keyboard.type(text);
  const button = (key: string, values = {}) => page.getByRole('button', { name: say(key, values) });
  const taps = await countPresses(page);

  await page.goto(`${origin}/app/workspace/vets?code=${facility.code}`);
  await page.getByRole('link', { name: say('account:login.signUp') }).tap();
  await expect(field(owner, 'firstName')).toBeFocused();
  await type('Ada');
  await field(owner, 'lastName').tap();
  await type('Neri');
  await field(owner, 'email').tap();
  await type(email);
  await field(owner, 'password').tap();
  await type(PASSWORD);
  await terms(owner).tap();
  await button('account:credentials.signUp.submit').tap();
  await expect(field(owner, 'code')).toBeFocused();
  await type(await readCode(mailbox, email));

  await expect(page.getByText(facility.name)).toBeVisible();
  await button('clients:clinics.join.confirm').tap();
  await page.getByRole('link', { name: say('clients:clinics.animals.addPet') }).tap();
  await page.getByRole('textbox', { name: say('pets:form.name'), exact: true }).tap();
  await type('Pepe');
  await page
    .getByRole('group', { name: say('pets:form.species') })
    .getByRole('radio')
    .first()
    .tap();
  await button('pets:form.create', { name: 'Pepe' }).tap();
  await button('clients:clinics.animals.save').tap();
  await page.getByRole('link', { name: say('clients:clinics.animals.askNow') }).tap();
  await page.getByRole('radio', { name: say('common:service.consultation') }).tap();
  await button('common:actions.next').tap();
  await button('conversations:newRequest.signs.none').tap();
  await page.getByLabel(say('conversations:newRequest.problem.label')).tap();
  await type('Zoppica da ieri.');
  await button('common:actions.next').tap();
  await button('conversations:newRequest.check.send', { clinic: facility.name }).tap();
  await expect(page.getByRole('log').getByText('Zoppica da ieri.')).toBeVisible();
  expect(taps(), 'what was tapped is counted').toBeGreaterThan(10);
  expect(taps()).toBeLessThanOrEqual(19);

  // The way back leads to Home: not through the steps, the choice of pets or the clinic's code once more.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a new clinic starts its trial in at most 18 clicks', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  const { email } = newVisitor(origin, 'clinic');
  const clicks = await countPresses(page);

  await page.goto(origin);
  await page.getByRole('link', { name: say('account:login.signUp') }).click();
  await expect(field(vet, 'firstName')).toBeFocused();
  // From field to field by the keyboard.
  for (const text of ['Giulia', 'Rossi', email, PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await terms(vet).click();
  await page.getByRole('button', { name: say('account:credentials.signUp.submit') }).click();
  await expect(field(vet, 'code')).toBeFocused();
  await page.keyboard.type(await readCode(mailbox, email));

  await createClinic(vet, 'Clinica Aurora');
  await page.getByRole('link', { name: say('facilities:onboarding.steps.data') }).click();
  await expectStep(vet, 'data');
  await dataField(vet, 'address').fill('Via Appia');
  await dataField(vet, 'streetNumber').fill('12');
  await dataField(vet, 'postcode').fill('00179');
  await dataField(vet, 'city').fill('Berlin');
  await chooseCountry(vet, 'Germany');
  await dataField(vet, 'businessName').fill('Aurora GmbH');
  await dataField(vet, 'vat').fill('DE 136695976');
  await saveAndGoOn(vet);
  await expectStep(vet, 'hours');
  await openDay(vet, 'Monday');
  await page
    .getByRole('button', { name: say('timetables:week.copyOf', { day: 'Monday' }) })
    .click();
  await page.getByRole('menuitem', { name: say('timetables:week.toWorkingDays') }).click();
  await saveAndGoOn(vet);
  await expectStep(vet, 'services');
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await expectStep(vet, 'availability');
  await page.getByRole('button', { name: say('facilities:onboarding.availability.same') }).click();
  await expectStep(vet, 'colleagues');
  await page.getByRole('button', { name: say('facilities:onboarding.colleagues.nobody') }).click();
  await expectStep(vet, 'plan');
  await page.getByRole('button', { name: say('facilities:onboarding.plan.start') }).click();
  await expect(
    page.getByRole('heading', { name: say('facilities:onboarding.plan.running') }),
  ).toBeVisible();
  expect(clicks(), 'what was clicked is counted').toBeGreaterThan(10);
  expect(clicks()).toBeLessThanOrEqual(18);
});
