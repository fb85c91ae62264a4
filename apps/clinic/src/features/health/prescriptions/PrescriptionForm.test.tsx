import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, luna } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { emptyRecord } from '../health.test-data.ts';
import { PrescriptionForm } from './PrescriptionForm.tsx';

const prescription = {
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  noteId: null,
  lines: [],
  electronicNumber: null,
  pin: null,
  weight: 28_400,
  author: null,
  date: '2026-11-20T09:00:00.000Z',
};
const weighed = (date: string) => () => [{ weight: 28_400, date, user: null }];

function renderForm(answers: Answers = {}, pet = luna) {
  return renderAtClinic(<PrescriptionForm pet={pet} noteId={null} onDone={vi.fn<() => void>()} />, {
    answers: { ...emptyRecord, ...answers },
  });
}

describe('PrescriptionForm', () => {
  it('computes the dose by weight and sends the line', async () => {
    const { page, server } = await renderForm({
      'GET /pets/weights': weighed(new Date().toISOString()),
      'POST /prescriptions': () => prescription,
    });
    await page.getByLabelText('Medicine', { exact: true }).fill('Metacam');
    await page.getByLabelText('mg per kg').fill('0,2');
    await page.getByRole('button', { name: 'Use 5.68 mg' }).click();
    await page.getByLabelText('Hours between doses').fill('24');
    await page.getByLabelText('Days', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Save prescription' }).click();
    await expect.element(page.getByText(/Prescription saved/)).toBeVisible();
    expect(server.sent('POST /prescriptions')[0]?.body).toMatchObject({
      PetId: ids.luna,
      lines: [{ medicine: 'Metacam', dose: 5.68, unit: 'mg', every: { hours: 24 }, days: 5 }],
      allergiesChecked: false,
    });
  });

  it('fills in a medicine that the clinic has prescribed before', async () => {
    const metacam = {
      medicine: 'Metacam',
      ingredient: 'meloxicam',
      strength: '1.5 mg/ml',
      form: null,
      unit: 'ml',
      route: 'oral',
    };
    const tramadol = { ...metacam, medicine: 'Tramadol', ingredient: null, strength: null };
    const { page } = await renderForm({ 'GET /medicines': () => [metacam, tramadol] });
    const medicine = page.getByLabelText('Medicine', { exact: true });
    await expect
      .poll(() => [...document.querySelectorAll('option')].map(({ value }) => value))
      .toContain('Metacam 1.5 mg/ml');
    const ingredient = page.getByLabelText('Active ingredient');
    await medicine.fill('Metacam 1.5 mg/ml');
    // While it is typed it could become another one.
    await expect.element(medicine).toHaveValue('Metacam 1.5 mg/ml');
    await ingredient.click();
    await expect.element(medicine).toHaveValue('Metacam');
    await expect.element(ingredient).toHaveValue('meloxicam');
    await expect.element(page.getByLabelText('Unit')).toHaveValue('ml');
    await medicine.fill('Tramadol');
    await ingredient.click();
    await expect.element(ingredient).toHaveValue('');
    await expect.element(page.getByLabelText('Strength')).toHaveValue('');
  });

  it('asks to weigh again when the weight is older than 30 days', async () => {
    const { page } = await renderForm({ 'GET /pets/weights': weighed('2026-01-05T09:00:00.000Z') });
    await expect.element(page.getByText(/Weigh the pet again first/)).toBeVisible();
  });

  it('prescribes a medicine that matches an allergy only after a question', async () => {
    const allergic = { ...luna, allergies: ['Penicillin'] };
    const { page, server } = await renderForm(
      { 'POST /prescriptions': () => refusal(409, 'ALLERGY_RECORDED') },
      allergic,
    );
    await page.getByLabelText('Medicine', { exact: true }).fill('Penicillin G');
    await expect.element(page.getByText('Recorded allergy: Penicillin.')).toBeVisible();
    await page.getByLabelText('Dose', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Save prescription' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    server.answer('POST /prescriptions', () => prescription);
    await dialog.getByRole('button', { name: 'Prescribe anyway' }).click();
    await expect.element(page.getByText(/Prescription saved/)).toBeVisible();
    expect(
      server
        .sent('POST /prescriptions')
        .map(({ body }) => (body as { allergiesChecked: boolean }).allergiesChecked),
    ).toEqual([false, true]);
  });

  it('shows invalid values at their fields and sends nothing', async () => {
    const { page, server } = await renderForm();
    await page.getByLabelText('Dose', { exact: true }).fill('0');
    await page.getByLabelText('PIN').fill('12');
    await page.getByRole('button', { name: 'Save prescription' }).click();
    await expect.element(page.getByLabelText('Medicine', { exact: true })).toBeInvalid();
    await expect.element(page.getByLabelText('Dose', { exact: true })).toBeInvalid();
    await expect.element(page.getByLabelText('PIN')).toBeInvalid();
    expect(server.sent('POST /prescriptions')).toEqual([]);
  });
});
