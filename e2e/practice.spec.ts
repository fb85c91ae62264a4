import { expect } from '@playwright/test';
import sharp from 'sharp';
import { signUp, type SignUp } from './pages/account.ts';
import { createClinic, expectDeclarationsAsked } from './pages/clinic.ts';
import { photo } from './pages/owner.ts';
import {
  chooseCountry,
  dataField,
  dragOnDay,
  expectStep,
  openDay,
  saveAndGoOn,
  spanOn,
  timeField,
} from './pages/practice.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const logo = sharp({ create: { width: 320, height: 320, channels: 3, background: '#1f7a62' } })
  .png()
  .toBuffer();

const practices = [
  { language: 'it', viewport: DESKTOP, fillInvoices: fillItalianInvoices, setHours: drawHours },
  { language: 'en', viewport: PHONE, fillInvoices: fillGermanInvoices, setHours: typeHours },
] as const;

for (const { language, viewport, fillInvoices, setHours } of practices)
  test(`a new vet sets up a clinic, ${language}`, async ({ browser, product, mailbox }) => {
    const vet = await newPerson(browser, { origin: product.url, language, viewport });
    const { page, say } = vet;
    const doctor: SignUp = {
      app: '/',
      email: `practice.${language}@example.test`,
      firstName: 'Giulia',
      lastName: 'Rossi',
      password: 'Zampa-practice-1',
    };
    await signUp(vet, mailbox, doctor);
    await expectDeclarationsAsked(vet);
    await expectAccessible(vet, 'what opening a clinic asks for');
    await createClinic(vet, 'Clinica Aurora');
    await expect(
      page.getByRole('heading', { name: say('facilities:onboarding.title') }),
    ).toBeVisible();
    await expectAccessible(vet, 'the checklist');

    await page.getByRole('link', { name: say('facilities:onboarding.steps.data') }).click();
    await expectStep(vet, 'data');
    await dataField(vet, 'address').fill('Via Appia');
    await dataField(vet, 'streetNumber').fill('12');
    await dataField(vet, 'postcode').fill('00179');
    await dataField(vet, 'city').fill('Roma');
    await choosePicture(vet);
    await fillInvoices(vet);

    await expectStep(vet, 'hours');
    if (!vet.onPhone)
      await expect(
        page.getByRole('button', { name: /Clinica Aurora/ }).locator('img'),
      ).toBeVisible();
    await page.reload();
    await expectStep(vet, 'hours');
    await setHours(vet);
    await saveAndGoOn(vet);

    await expectStep(vet, 'services');
    await priceAppointment(vet);
    await page.getByRole('button', { name: say('common:actions.next') }).click();

    await expectStep(vet, 'availability');
    await page
      .getByRole('button', { name: say('facilities:onboarding.availability.same') })
      .click();

    await expectStep(vet, 'colleagues');
    await inviteColleague(vet);
    await page.getByRole('button', { name: say('common:actions.next') }).click();

    await expectStep(vet, 'plan');
    await page.getByRole('button', { name: say('facilities:onboarding.plan.start') }).click();
    await expect(
      page.getByRole('heading', { name: say('facilities:onboarding.plan.running') }),
    ).toBeVisible();

    await page.getByRole('link', { name: say('facilities:onboarding.goHome') }).click();
    const checklist = page.getByRole('heading', { name: say('facilities:onboarding.title') });
    await expect(checklist).toBeVisible();
    await page
      .getByRole('button', {
        name: say('facilities:onboarding.leaveOutStep', {
          step: say('facilities:onboarding.steps.payments'),
        }),
      })
      .click();
    await expect(checklist).toBeHidden();
    if (vet.onPhone) await page.getByRole('button', { name: say('common:words.menu') }).click();
    await expect(
      page.getByRole('link', { name: say('settings:trial.daysLeft_other', { count: 30 }) }),
    ).toBeVisible();
  });

/** The clinic's picture, seen as pet owners will see it before it is stored. */
async function choosePicture({ page, say }: Person): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: say('facilities:data.logo.choose') }).click(),
  ]);
  await chooser.setFiles(photo('logo.png', await logo));
  const preview = page.getByRole('complementary', { name: say('facilities:data.preview.title') });
  await expect(preview.locator('img')).toBeVisible();
}

/** Shows each error at its field and keeps the typed values. */
async function fillItalianInvoices(vet: Person): Promise<void> {
  const { page, say } = vet;
  await chooseCountry(vet, 'Italia');
  await dataField(vet, 'businessName').fill('Aurora S.r.l.');
  await dataField(vet, 'vat').fill('IT 12345678903');
  await saveAndGoOn(vet);
  await expect(page.getByText(say('problems:fields.pec_or_sdi')).first()).toBeVisible();
  await expectAccessible(vet, 'the facility data with errors');
  await expect(dataField(vet, 'vat')).toHaveValue('IT 12345678903');
  await dataField(vet, 'fiscalCode').fill('12345678903');
  await dataField(vet, 'PEC').fill('aurora@pec.example.test');
  await saveAndGoOn(vet);
}

async function fillGermanInvoices(vet: Person): Promise<void> {
  await chooseCountry(vet, 'Germany');
  await expect(dataField(vet, 'PEC')).toBeHidden();
  await dataField(vet, 'businessName').fill('Aurora GmbH');
  await dataField(vet, 'vat').fill('DE 123456789');
  await saveAndGoOn(vet);
}

/** With the mouse and, on what was drawn, with the keys. */
async function drawHours(vet: Person): Promise<void> {
  const { page, say } = vet;
  await dragOnDay(vet, 2, 9, 13);
  const morning = spanOn(vet, { day: 'martedì', from: '09:00', to: '13:00' });
  await expect(morning).toBeVisible();
  await expectAccessible(vet, 'the week');
  await morning.press('ArrowDown');
  await spanOn(vet, { day: 'martedì', from: '09:15', to: '13:15' }).press('Shift+ArrowDown');
  await expect(timeField(vet, 'to', 'martedì')).toHaveValue('13:30');

  await dragOnDay(vet, 2, 15, 19);
  await timeField(vet, 'from', 'martedì', 1).fill('13');
  await timeField(vet, 'from', 'martedì', 1).press('Tab');
  await expect(page.getByText(say('problems:fields.overlap'))).toBeVisible();
  await timeField(vet, 'from', 'martedì', 1).fill('14.30');
  await timeField(vet, 'from', 'martedì', 1).press('Tab');
  await expect(page.getByText(say('problems:fields.overlap'))).toBeHidden();
  await expect(spanOn(vet, { day: 'martedì', from: '14:30', to: '19:00' })).toBeVisible();
}

/** Day by day in fields, and the same on the other days. */
async function typeHours(vet: Person): Promise<void> {
  const { page, say } = vet;
  await saveAndGoOn(vet);
  await expect(page.getByText(say('problems:refusals.WORKING_HOURS_EMPTY'))).toBeVisible();
  await openDay(vet, 'Monday');
  await timeField(vet, 'to', 'Monday').fill('24');
  await timeField(vet, 'to', 'Monday').press('Tab');
  await expect(timeField(vet, 'to', 'Monday')).toHaveValue('24:00');
  await page
    .getByRole('button', { name: say('timetables:week.copyOf', { day: 'Monday' }) })
    .click();
  await page.getByRole('menuitem', { name: say('timetables:week.toWorkingDays') }).click();
  await expect(timeField(vet, 'from', 'Friday')).toHaveValue('09:00');
  await expectAccessible(vet, 'the hours in fields');
}

/** A service with a price waits for digital payments, and says so. */
async function priceAppointment(vet: Person): Promise<void> {
  const { page, say } = vet;
  const name = say('services:types.appointment');
  const offer = page.getByRole('switch', { name: say('services:setup.offer', { name }) });
  await expect(offer).toBeEnabled();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: say('services:setup.form.price') }).fill('45,50');
  await expectAccessible(vet, 'the form of a service');
  await drawer.getByRole('button', { name: say('services:setup.form.save') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(/45[.,]50/)).toBeVisible();
  await expect(offer).toBeDisabled();
  // The video consultation shows the same message from the start.
  await expect(page.getByText(say('problems:refusals.PAYMENTS_NOT_CONFIGURED'))).toHaveCount(2);
}

async function inviteColleague(vet: Person): Promise<void> {
  const { page, say } = vet;
  const field = (name: 'email' | 'firstName' | 'lastName') =>
    page.getByRole('textbox', {
      name: say(`facilities:onboarding.colleagues.${name}`),
      exact: true,
    });
  await field('email').fill('luca@example.test');
  await field('firstName').fill('Luca');
  await field('lastName').fill('Neri');
  await page.getByRole('button', { name: say('facilities:onboarding.colleagues.invite') }).click();
  await expect(
    page.getByText(say('facilities:onboarding.colleagues.invited', { who: 'luca@example.test' })),
  ).toBeVisible();
  await expectAccessible(vet, 'the invitation of a colleague');
}
