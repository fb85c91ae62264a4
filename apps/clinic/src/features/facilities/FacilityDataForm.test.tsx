import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { facility, theirs } from './facility.test-data.ts';
import { FacilityDataForm } from './FacilityDataForm.tsx';

it("FacilityDataForm keeps the typed value on a conflict and applies a colleague's other changes", async () => {
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
  await expect.element(page.getByText('Someone else changed this', { exact: true })).toBeVisible();
  const changed = page.getByRole('definition').elements();
  expect(changed.map(({ textContent }) => textContent)).toEqual([
    'studio@sanluca.example',
    'https://sanluca.example',
  ]);
  await expect.element(phone).toHaveValue('+39067654321');

  await page.getByRole('button', { name: 'Keep mine' }).click();
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

it('FacilityDataForm explains how a new time zone affects calendar entries before it is saved', async () => {
  const { page } = await renderAtClinic(<FacilityDataForm />, {
    answers: {
      'GET /facilities': () => [facility],
      'GET /facilities/types': () => [],
      'GET /calendar': () => [],
    },
  });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect.element(zone).toHaveValue('Europe/Rome');
  expect(page.getByText('Appointments stay at the same moment').query()).toBeNull();
  await zone.selectOptions('America/New_York');
  await expect.element(page.getByText('Appointments stay at the same moment')).toBeVisible();
  await expect.element(page.getByText('Upcoming appointments: 0. Time off: 0.')).toBeVisible();
});

it('FacilityDataForm selects the only matching country on Enter', async () => {
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

it('FacilityDataForm asks before leaving only if something was typed', async () => {
  const { page, path } = await renderAtClinic(
    <>
      <FacilityDataForm />
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
      <ServerPathLink url="/workspace/team">Team</ServerPathLink>
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

it('FacilityDataForm shows invoice data read-only to a clinic admin who is not a governor, and does not send them', async () => {
  const { page, server } = await renderAtClinic(<FacilityDataForm />, {
    governs: false,
    answers: {
      'GET /facilities': () => [{ ...facility, fiscalCode: null }],
      'GET /facilities/types': () => [],
      'PATCH /facilities': () => facility,
    },
  });
  await expect
    .element(page.getByText('Only people who are admins in every clinic can change it.'))
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
