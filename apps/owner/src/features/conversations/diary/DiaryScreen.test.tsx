import '@zampa/i18n/english/diary';
import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import { connectionLost, type Answer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import type { DiarySearch } from '@zampa/client/inbox/diary-search';
import { describe, expect, it, vi } from 'vitest';
import { DiaryScreen } from './DiaryScreen.tsx';

const micio = { ...luna, id: '00000000-0000-7000-8000-0000000000f2', name: 'Micio' };
const me = { ...marta, pets: [luna, micio] };

const entry = (n: number, changes: object, payload: object): DiaryItem =>
  ({
    ...conversation,
    id: `00000000-0000-7000-8000-0000000001${n}`,
    type: 'DIARY',
    category: 'TRIP',
    pets: [luna],
    facility: null,
    appointment: null,
    ...changes,
    payload: {
      message: 'To the sea',
      pets: [ids.luna],
      status: 'CLOSED',
      userId: ids.marta,
      familyId: ids.family,
      facilityId: null,
      facilityName: null,
      weight: null,
      ...payload,
    },
  }) as unknown as DiaryItem;

const items = [
  entry(10, {}, { date: '2026-11-15' }),
  entry(11, { category: 'WEIGHT_MONITORING' }, { date: '2026-11-01', message: '', weight: 28_400 }),
  entry(12, { category: 'TRAINING' }, { date: '2026-10-31', message: 'Learned to stay' }),
];

const rabies = {
  id: '00000000-0000-7000-8000-000000000201',
  PetId: ids.luna,
  facilityId: ids.clinic,
  source: 'CLINIC',
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
  batch: null,
  expiresOn: null,
  givenOn: '2026-11-10',
  site: null,
  doseNumber: null,
  nextDueOn: null,
  file: null,
  author: null,
  confirmed: null,
  voided: null,
  dateCreated: '2026-11-10T09:00:00.000Z',
};

async function renderDiary(search: DiarySearch, answer: Answer = () => items) {
  const onSearch = vi.fn<(next: DiarySearch) => void>();
  const screen = await renderScreen(<DiaryScreen search={search} onSearch={onSearch} />, {
    app: 'owner',
    me,
    answers: {
      'POST /{userId}/diary/search': answer,
      'POST /{userId}/diary/count': () => [
        { category: 'TRAINING', count: 2 },
        { category: 'TRIP', count: 1 },
      ],
      'GET /due': () => [],
      'GET /prescriptions': () => [],
      'GET /notes': () => [],
      'GET /documents': () => [],
      'GET /vaccinations': ({ query }) => (query['PetId'] === ids.luna ? [rabies] : []),
      'GET /pets/weights': () => [],
      'GET /pets/attributes': () => ({ species: [], breeds: [], coats: [], origins: [], sex: [] }),
    },
  });
  return { ...screen, onSearch };
}

describe('DiaryScreen', () => {
  it('groups entries by month and shows the day of each', async () => {
    const { page } = await renderDiary({});
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Weight: Luna 28.4 kg 01\/11/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Training: Luna Learned to stay 31\/10/ }))
      .toBeVisible();
  });

  it('requests entries with the filters of the URL, sorted by date', async () => {
    const { server } = await renderDiary({
      pets: [ids.luna],
      category: ['TRIP'],
      from: '2026-11-01',
      to: '2026-11-20',
    });
    await expect.poll(() => server.sent('POST /{userId}/diary/search')).toHaveLength(1);
    const [sent] = server.sent('POST /{userId}/diary/search');
    expect(sent?.query).toMatchObject({ order: 'date' });
    expect(sent?.body).toEqual({
      category: ['TRIP'],
      date_created: { from: '2026-11-01', to: '2026-11-20' },
      payload: { pets: [ids.luna] },
    });
  });

  it('lists vaccinations of the health record by date, with their count among the categories', async () => {
    const { page } = await renderDiary({});
    await expect
      .element(page.getByRole('link', { name: /Vaccination: Luna Rabies Nobivac 10\/11/ }))
      .toBeVisible();
    const rows = page.getByRole('link', { name: /Luna/ }).elements();
    expect(rows.map(({ textContent }) => textContent.slice(0, 8))).toEqual([
      'Trip: Lu',
      'Vaccinat',
      'Weight: ',
      'Training',
    ]);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(page.getByRole('button', { name: 'Vaccination (1)' })).toBeVisible();
  });

  it('asks the server for nothing when only records are chosen', async () => {
    const { page, server } = await renderDiary({ category: ['VACCINATION'] });
    await expect.element(page.getByRole('link', { name: /Rabies/ })).toBeVisible();
    expect(page.getByRole('link', { name: /Trip/ }).query()).toBeNull();
    expect(server.sent('POST /{userId}/diary/search')).toEqual([]);
  });

  it('searches by words after a pause in typing', async () => {
    const { page, onSearch } = await renderDiary({});
    await page.getByRole('searchbox', { name: 'Search the diary' }).fill('sea');
    await expect.poll(() => onSearch.mock.lastCall).toEqual([{ text: 'sea' }]);
  });

  it('offers categories with entries first, each with its count, and the others on request', async () => {
    const { page, onSearch } = await renderDiary({});
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(page.getByRole('button', { name: 'Training (2)' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Sleep/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Trip (1)' }).click();
    expect(onSearch).toHaveBeenLastCalledWith({ category: ['TRIP'] });
    await page.getByRole('button', { name: 'All categories' }).click();
    await expect.element(page.getByRole('button', { name: 'Sleep (0)' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Visit (0)', exact: true }))
      .toBeVisible();
  });

  it('invites the owner to write the first entry about a pet', async () => {
    const { page } = await renderDiary({ pets: [micio.id] }, () => []);
    await expect.element(page.getByRole('heading', { name: 'Diary of Micio' })).toBeVisible();
    await expect.element(page.getByText('No entries yet')).toBeVisible();
    const [write] = page.getByRole('link', { name: 'New entry' }).elements();
    expect(write?.getAttribute('href')).toBe(`/workspace/diary/new?pet=${micio.id}`);
  });

  it('offers to clear filters that match no entry', async () => {
    const { page, onSearch } = await renderDiary({ category: ['BIRTH'] }, () => []);
    await expect.element(page.getByText('No entries match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    expect(onSearch).toHaveBeenLastCalledWith({});
  });

  it('offers to try again when the server cannot be reached', async () => {
    const { page } = await renderDiary({}, connectionLost);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
