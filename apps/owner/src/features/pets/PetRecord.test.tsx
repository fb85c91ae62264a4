import type { DueItem } from '@zampa/contract/health/objects/due-item';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { PetDue } from './PetDue.tsx';
import { PetRecord } from './PetRecord.tsx';

const rabies: DueItem = {
  pet: { id: ids.luna, name: 'Luna', FamilyId: ids.family, SpeciesId: 1, avatar: null },
  facilityId: ids.clinic,
  item: {
    id: ids.visit,
    vaccineId: 103,
    name: 'Rabies',
    names: { en: 'Rabies', it: 'Rabbia' },
    kind: 'RABIES',
  },
  dueOn: '2026-11-02',
  status: 'OVERDUE',
  appointment: null,
  decision: null,
};

const vaccine = {
  id: 103,
  SpeciesId: luna.SpeciesId,
  kind: 'RABIES',
  vaccine: true,
  name: 'Rabies',
  names: { en: 'Rabies', it: 'Rabbia' },
};

const answers = {
  'GET /vaccinations': () => [],
  'GET /prescriptions': () => [],
  'GET /notes': () => [],
  'GET /shares': () => [],
  'GET /documents': () => [],
  'GET /therapies': () => [],
  'GET /vaccines': () => [vaccine, { ...vaccine, id: 203, SpeciesId: 99, name: 'Other' }],
};

const render = (due: readonly DueItem[], language: 'en' | 'it' = 'en') =>
  renderScreen(
    <>
      <PetDue pet={luna} />
      <PetRecord pet={luna} />
    </>,
    {
      app: 'owner',
      me: marta,
      language,
      answers: { ...answers, 'GET /due': () => [...due] },
    },
  );

describe('PetRecord', () => {
  it.each([
    { language: 'en', name: 'Rabies', word: 'Overdue', book: 'Book: Rabies' },
    { language: 'it', name: 'Rabbia', word: 'Scaduto', book: 'Prenota: Rabbia' },
  ] as const)('offers to book what is overdue ($language)', async (expected) => {
    const { page } = await render([rabies], expected.language);
    await expect.element(page.getByText(expected.name, { exact: true })).toBeVisible();
    await expect.element(page.getByText(expected.word)).toBeVisible();
    const link = page.getByRole('link', { name: expected.book });
    const href = new URL(link.element().getAttribute('href') ?? '', 'http://app.invalid');
    expect(href.pathname).toBe('/workspace/ask');
    expect(href.searchParams.get('clinic')).toContain(ids.clinic);
    expect(href.searchParams.get('pet')).toContain(ids.luna);
  });

  it('shows the appointment instead of the link when one is booked', async () => {
    const appointment = { conversationId: ids.conversation, start: '2026-12-07T09:00:00.000Z' };
    const { page } = await render([{ ...rabies, status: 'DUE', appointment }]);
    await expect.element(page.getByText(/^Booked for .*7 December.*10:00/)).toBeVisible();
    expect(page.getByRole('link', { name: 'Book: Rabies' }).query()).toBeNull();
  });

  it('leaves out what was declined', async () => {
    const declined = { decision: 'DECLINED', until: null, reason: null } as const;
    const { page } = await render([
      { ...rabies, decision: declined },
      { ...rabies, item: { ...rabies.item, id: ids.message, names: { en: 'Core', it: 'Base' } } },
    ]);
    await expect.element(page.getByText('Core', { exact: true })).toBeVisible();
    expect(page.getByText('Rabies', { exact: true }).query()).toBeNull();
  });

  it('offers a retry when it cannot be loaded', async () => {
    const { page } = await renderScreen(<PetRecord pet={luna} />, {
      app: 'owner',
      me: marta,
      answers: {
        ...answers,
        'GET /due': () => refusal(404, 'NOT_FOUND'),
      },
    });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('sends a dose from the booklet, and shows a refused date at its field', async () => {
    const { page, server } = await renderScreen(<PetRecord pet={luna} />, {
      app: 'owner',
      me: marta,
      answers: {
        ...answers,
        'GET /due': () => [],
        'POST /vaccinations': () =>
          refusal(400, 'VALIDATION', [{ field: 'givenOn', code: 'before_birth' }]),
      },
    });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a vaccination for Luna' });
    await dialog.getByLabelText('Given on').fill('2019-01-02');
    await dialog.getByLabelText('Batch').fill('A12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('This is before the date of birth.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Batch')).toHaveValue('A12');
    expect(server.sent('POST /vaccinations').map(({ body }) => body)).toEqual([
      {
        PetId: ids.luna,
        vaccineId: 103,
        givenOn: '2019-01-02',
        product: '',
        batch: 'A12',
        nextDueOn: '',
      },
    ]);
  });
});
