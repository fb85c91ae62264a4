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
    const { page } = await renderDiary({ pets: [ids.luna] }, () => []);
    await expect.element(page.getByRole('heading', { name: 'Diary of Luna' })).toBeVisible();
    await expect.element(page.getByText('No entries yet')).toBeVisible();
    const [write] = page.getByRole('link', { name: 'New entry' }).elements();
    expect(write?.getAttribute('href')).toBe(`/workspace/diary/new?pet=${ids.luna}`);
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
