import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { facility, theirs } from './facility.test-data.ts';
import { FacilityDataForm } from './FacilityDataForm.tsx';

it('keeps what was typed beside what a colleague saved meanwhile, and takes the rest from them', async () => {
  const { page, server } = await renderAtClinic(<FacilityDataForm />, {
    answers: {
      'GET /facilities': () => [facility],
      'GET /facilities/types': () => [],
      'PATCH /facilities': () => refusal(412, 'STALE'),
    },
  });
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('+39067654321');
  server.answer('GET /facilities', () => [theirs]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Somebody else changed this meanwhile')).toBeVisible();
  const changed = page.getByRole('definition').elements();
  expect(changed.map(({ textContent }) => textContent)).toEqual([
    'studio@sanluca.example',
    'https://sanluca.example',
  ]);
  await expect.element(phone).toHaveValue('+39067654321');

  await page.getByRole('button', { name: 'Keep what I entered' }).click();
  server.answer('PATCH /facilities', () => theirs);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.sent('PATCH /facilities').length).toBe(2);
  const [first, second] = server.sent('PATCH /facilities');
  expect(first?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
  expect(second?.ifMatch).toBe('"2026-11-21T09:00:00.000Z"');
  expect(second?.body).toMatchObject({
    phone: '+39067654321',
    email: 'studio@sanluca.example',
    website: 'https://sanluca.example',
  });
});

it('says before another time zone is saved what becomes of what stands in the calendar', async () => {
  const { page } = await renderAtClinic(<FacilityDataForm />, {
    answers: {
      'GET /facilities': () => [facility],
      'GET /facilities/types': () => [],
      'GET /calendar': () => [],
    },
  });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect.element(zone).toHaveValue('Europe/Rome');
  expect(page.getByText('keep their instant').query()).toBeNull();
  await zone.selectOptions('America/New_York');
  await expect.element(page.getByText('keep their instant')).toBeVisible();
  await expect.element(page.getByText('Appointments to come: 0. Absences: 0.')).toBeVisible();
});

it('takes the one country that fits what was typed', async () => {
  const { page } = await renderAtClinic(<FacilityDataForm />, {
    answers: {
      'GET /facilities': () => [{ ...facility, country: null }],
      'GET /facilities/types': () => [],
    },
  });
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await userEvent.keyboard('Ital');
  await expect.element(page.getByRole('option', { name: 'Italy' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(country).toHaveValue('Italy');
});

it('is left without a question only where nothing was typed', async () => {
  const { page, path } = await renderAtClinic(
    <>
      <FacilityDataForm />
      <AddressLink url="/dashboard">Home</AddressLink>
      <AddressLink url="/workspace/team">Team</AddressLink>
    </>,
    {
      answers: { 'GET /facilities': () => [facility], 'GET /facilities/types': () => [] },
    },
  );
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await expect.element(phone).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(path).toBe('/dashboard');
  await phone.fill('+39067654321');
  await page.getByRole('link', { name: 'Team' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(question).toBeVisible();
  expect(path()).toBe('/dashboard');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(path).toBe('/workspace/team');
});

it('shows an admin of one of several clinics what invoices need, and sends the rest', async () => {
  const { page, server } = await renderAtClinic(<FacilityDataForm />, {
    governs: false,
    answers: {
      'GET /facilities': () => [{ ...facility, fiscalCode: null }],
      'GET /facilities/types': () => [],
      'PATCH /facilities': () => facility,
    },
  });
  await expect
    .element(page.getByText('The admins of all clinics of this organization change these data'))
    .toBeVisible();
  await expect.element(page.getByText('San Luca srl')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'VAT number' }).query()).toBeNull();
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+39067654321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.sent('PATCH /facilities').length).toBe(1);
  const [sent] = server.sent('PATCH /facilities');
  expect(sent?.body).toMatchObject({ phone: '+39067654321', city: 'Roma' });
  for (const name of ['businessName', 'vat', 'fiscalCode', 'PEC', 'SDI', 'billingEmail'])
    expect(sent?.body).not.toHaveProperty(name);
});
