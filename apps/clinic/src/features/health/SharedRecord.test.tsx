import '@zampa/i18n/english/health';
import '@zampa/i18n/english/pets';
import type { SharedRecord as Shared } from '@zampa/contract/health/read-shared-record';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { SharedRecord } from './SharedRecord.tsx';

const at = '2026-11-20T09:00:00.000Z';

const record: Shared = {
  sharedBy: 'Marta Bianchi',
  expiresAt: '2026-12-24T09:00:00.000Z',
  sections: ['NOTES', 'VACCINATIONS', 'MEDICINES', 'WEIGHTS'],
  pet: {
    name: 'Luna',
    SpeciesId: 1,
    sex: 'F',
    birthDate: '2020-05-04',
    weight: 28_400,
    microchip: '380260000000001',
    neutered: null,
    allergies: ['Penicillin'],
    chronicConditions: null,
    deceasedOn: null,
  },
  weights: [{ weight: 28_400, date: at }],
  notes: [],
  prescriptions: [
    {
      id: ids.booking,
      PetId: ids.luna,
      facilityId: ids.clinic,
      lines: [
        {
          id: ids.visit,
          medicine: 'Metacam',
          ingredient: null,
          strength: '1.5 mg/ml',
          form: null,
          dose: 2,
          unit: 'ml',
          route: 'oral',
          every: { hours: 12 },
          days: 5,
          quantity: null,
          instructions: 'With food',
          planId: null,
        },
      ],
      weight: null,
      author: null,
      date: at,
    },
  ],
  vaccinations: [
    {
      id: ids.message,
      PetId: ids.luna,
      facilityId: null,
      source: 'OWNER',
      vaccineId: 103,
      vaccine: {
        id: 103,
        SpeciesId: 1,
        kind: 'RABIES',
        vaccine: true,
        name: 'Rabies',
        names: { en: 'Rabies', it: 'Rabbia' },
      },
      product: 'Nobivac',
      manufacturer: null,
      batch: 'A12',
      expiresOn: null,
      givenOn: '2026-10-02',
      site: null,
      doseNumber: null,
      nextDueOn: '2027-10-02',
      confirmed: null,
      voided: null,
      dateCreated: at,
    },
  ],
};

const render = (changes: Partial<Shared> = {}, language: 'en' | 'it' = 'en') =>
  renderScreen(<SharedRecord record={{ ...record, ...changes }} token="token" />, {
    app: 'clinic',
    me: vera,
    language,
  });

describe('SharedRecord', () => {
  it('says whose record it is, who shared it and until when', async () => {
    const { page } = await render();
    await expect.element(page.getByRole('heading', { name: 'Luna’s health record' })).toBeVisible();
    await expect
      .element(page.getByText(/^Shared by Marta Bianchi\. This link works until .*24 December/))
      .toBeVisible();
    await expect.element(page.getByText(/Penicillin/)).toBeVisible();
  });

  it.each([
    { language: 'en', vaccine: /Rabies/, schedule: /every 12 hours for 5 days/ },
    { language: 'it', vaccine: /Rabbia/, schedule: /ogni 12 ore per 5 giorni/ },
  ] as const)('shows each dose and medicine ($language)', async (expected) => {
    const { page } = await render({}, expected.language);
    await expect.element(page.getByText(expected.vaccine)).toBeVisible();
    await expect.element(page.getByText(/Nobivac.*A12/)).toBeVisible();
    await expect.element(page.getByText(expected.schedule)).toBeVisible();
    await expect.element(page.getByText('With food')).toBeVisible();
  });

  it('downloads the record as PDF in the reader’s language', async () => {
    const { page, server } = await render({}, 'it');
    server.answer('GET /shared/{token}/record.pdf', () => new Response('%PDF'));
    await page.getByRole('button', { name: 'Scarica PDF' }).click();
    await expect
      .poll(() => server.sent('GET /shared/{token}/record.pdf')[0])
      .toMatchObject({ params: { token: 'token' }, query: { language: 'it' } });
  });

  it('marks a dose that only the owner has entered', async () => {
    const { page } = await render();
    await expect.element(page.getByText(/Reported by the owner/)).toBeVisible();
  });

  it('shows an empty section as such and leaves out what is not shared', async () => {
    const { weights: _not, ...rest } = record;
    const { page } = await renderScreen(<SharedRecord record={rest} token="token" />, {
      app: 'clinic',
      me: vera,
    });
    await expect.element(page.getByText('Nothing recorded yet.')).toBeVisible();
    expect(page.getByRole('heading', { name: 'Weights' }).query()).toBeNull();
  });

  it('links each shared document to its file', async () => {
    const url = `/api/shared/token/documents?id=${ids.visit}`;
    const { page } = await render({
      documents: [
        {
          id: ids.visit,
          source: 'CLINIC',
          kind: 'LAB',
          title: 'Blood test',
          date: '2026-11-20',
          file: {
            id: ids.booking,
            url,
            name: 'blood.pdf',
            contentType: 'application/pdf',
            size: 10,
          },
        },
      ],
    });
    await expect.element(page.getByText('Lab results · 20/11/2026')).toBeVisible();
    const link = page.getByRole('link', { name: 'Open Blood test' });
    await expect.element(link).toHaveAttribute('href', url);
  });

  it('shows a released note with its later additions', async () => {
    const { page } = await render({
      notes: [
        {
          id: ids.conversation,
          PetId: ids.luna,
          facilityId: ids.clinic,
          status: 'SIGNED',
          version: 2,
          released: true,
          date: at,
          reason: 'Limps',
          history: '',
          findings: 'Swollen paw',
          vitals: {},
          unusualVitals: [],
          assessment: '',
          diagnoses: [{ text: 'Sprain', chronic: false }],
          plan: 'Rest',
          deceasedOn: null,
          author: null,
          signedAt: at,
          signedBy: null,
          releasedAt: at,
          addenda: [{ id: ids.client, text: 'Left paw', author: null, date: at }],
          dateCreated: at,
          dateUpdated: at,
        },
      ],
    });
    for (const text of [/Sprain/, 'Limps', 'Swollen paw', 'Rest', 'Left paw'])
      await expect.element(page.getByText(text)).toBeVisible();
  });
});
