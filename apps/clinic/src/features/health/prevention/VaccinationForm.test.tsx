import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { Vaccine } from '@zampa/contract/health/objects/vaccine';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, luna } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { emptyRecord } from '../health.test-data.ts';
import { VaccinationForm } from './VaccinationForm.tsx';

const at = '2026-11-20T09:00:00.000Z';
const rabies: Vaccine = {
  id: 103,
  SpeciesId: 1,
  kind: 'RABIES',
  vaccine: true,
  name: 'Rabies',
  names: { en: 'Rabies', it: 'Rabbia' },
};
const protocol: ProtocolItem = {
  id: ids.visit,
  facilityId: ids.clinic,
  vaccine: rabies,
  enabled: true,
  firstAtWeeks: 12,
  seriesEveryWeeks: null,
  seriesUntilWeeks: null,
  primaryDoses: 1,
  boosterAtWeeks: null,
  repeatMonths: 12,
  recallDays: [],
  ServiceId: null,
  dateUpdated: at,
};
const due = {
  pet: { id: ids.luna, name: 'Luna', FamilyId: ids.family, SpeciesId: 1, avatar: null },
  facilityId: ids.clinic,
  item: { id: ids.visit, vaccineId: 103, name: 'Rabies', names: rabies.names, kind: 'RABIES' },
  dueOn: '2026-11-20',
  status: 'DUE',
  appointment: null,
  decision: null,
};
const dose = {
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  source: 'CLINIC',
  vaccineId: 103,
  vaccine: rabies,
  product: null,
  manufacturer: null,
  batch: null,
  expiresOn: null,
  givenOn: '2026-11-20',
  site: null,
  doseNumber: 1,
  nextDueOn: null,
  file: null,
  author: null,
  confirmed: null,
  voided: null,
  dateCreated: at,
};

const saved = vi.fn<(isLast: boolean) => void>();
function renderForm(answers: Answers = {}, language: 'en' | 'it' = 'en') {
  saved.mockClear();
  return renderAtClinic(<VaccinationForm pet={luna} onSaved={saved} onCancel={() => undefined} />, {
    answers: {
      ...emptyRecord,
      'GET /vaccines': () => [rabies],
      'GET /protocols': () => [protocol],
      'GET /due': () => [due],
      ...answers,
    },
    language,
  });
}

describe('VaccinationForm', () => {
  it('records a due vaccine with one choice, its number and the next day of the protocol', async () => {
    const { page, server } = await renderForm({ 'POST /vaccinations': () => dose });
    await page.getByRole('button', { name: 'Rabies' }).click();
    await page.getByLabelText('Batch').fill('A12');
    await page.getByLabelText('Given on').fill('20/11/2026');
    await expect.element(page.getByLabelText('Next dose due on')).toHaveValue('20/11/2027');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect.poll(() => saved.mock.calls).toEqual([[false]]);
    expect(server.sent('POST /vaccinations')[0]?.body).toMatchObject({
      PetId: ids.luna,
      facilityId: ids.clinic,
      vaccineId: 103,
      batch: 'A12',
      givenOn: '2026-11-20',
      doseNumber: 1,
      nextDueOn: '2027-11-20',
    });
  });

  it('sends the next day that the vet typed', async () => {
    const { page, server } = await renderForm({ 'POST /vaccinations': () => dose });
    await page.getByRole('button', { name: 'Rabies' }).click();
    await page.getByLabelText('Next dose due on').fill('10/01/2028');
    await page.getByRole('button', { name: 'Save vaccination' }).click();
    await expect.poll(() => saved.mock.calls).toEqual([[true]]);
    expect(server.sent('POST /vaccinations')[0]?.body).toMatchObject({ nextDueOn: '2028-01-10' });
  });

  it.each([
    { language: 'en', save: 'Save vaccination', required: /required/i },
    { language: 'it', save: 'Salva vaccinazione', required: /obbligatorio/i },
  ] as const)('asks for a vaccine ($language)', async ({ language, save, required }) => {
    const { page, server } = await renderForm({}, language);
    await page.getByRole('button', { name: save }).click();
    await expect.element(page.getByText(required)).toBeVisible();
    expect(server.sent('POST /vaccinations')).toEqual([]);
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    const { page } = await renderForm({
      'POST /vaccinations': () =>
        refusal(400, 'VALIDATION', [{ field: 'nextDueOn', code: 'before_dose' }]),
    });
    await page.getByRole('button', { name: 'Rabies' }).click();
    await page.getByLabelText('Product').fill('Nobivac');
    await page.getByRole('button', { name: 'Save vaccination' }).click();
    await expect.element(page.getByLabelText('Next dose due on')).toBeInvalid();
    await expect.element(page.getByLabelText('Product')).toHaveValue('Nobivac');
  });
});
