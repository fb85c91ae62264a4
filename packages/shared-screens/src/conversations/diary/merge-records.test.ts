import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import type { DiarySearch } from '@zampa/client/inbox/diary-search';
import { describe, expect, it } from 'vitest';
import type { DiaryRecord } from './diary-record.ts';
import { countRecords, filterRecords, mergeRecords } from './merge-records.ts';

const ROME = 'Europe/Rome';

const record = (id: string, date: string, changes: Partial<DiaryRecord> = {}): DiaryRecord => ({
  type: 'RECORD',
  id,
  category: 'VACCINATION',
  date,
  pets: [{ id: 'luna', name: 'Luna' }],
  title: 'Rabies',
  text: 'Nobivac',
  ...changes,
});
const entry = (id: string, date: string) =>
  ({ id, type: 'DIARY', facility: null, payload: { date } }) as unknown as DiaryItem;

const note = record('note', '2026-11-09T23:30:00.000Z', { category: 'NOTE', title: 'Otitis' });
const dose = record('dose', '2026-11-10');

describe('filterRecords', () => {
  it.each<{ search: DiarySearch; shown: string[] }>([
    { search: {}, shown: ['note', 'dose'] },
    { search: { category: ['NOTE'] }, shown: ['note'] },
    { search: { category: ['TRIP'] }, shown: [] },
    { search: { pets: ['micio'] }, shown: [] },
    { search: { pets: ['luna', 'micio'] }, shown: ['note', 'dose'] },
    // 0:30 on the tenth in Rome.
    { search: { from: '2026-11-10' }, shown: ['note', 'dose'] },
    { search: { to: '2026-11-09' }, shown: [] },
    { search: { text: 'RABIES nobi' }, shown: ['dose'] },
    { search: { text: 'rabies otitis' }, shown: [] },
  ])('for $search shows $shown', ({ search, shown }) => {
    expect(filterRecords([note, dose], search, ROME).map(({ id }) => id)).toEqual(shown);
  });
});

describe('countRecords', () => {
  it('counts by category without the chosen categories', () => {
    expect(countRecords([note, dose], { category: ['NOTE'], pets: ['luna'] }, ROME)).toEqual([
      { category: 'NOTE', count: 1 },
      { category: 'VACCINATION', count: 1 },
      { category: 'DOCUMENT', count: 0 },
    ]);
  });
});

describe('mergeRecords', () => {
  const items = [entry('today', '2026-11-20'), entry('early', '2026-11-10')];
  const old = record('old', '2026-01-01');

  it('puts records among the items by day, after those of the same day', () => {
    const merged = mergeRecords(items, [dose, old], { isComplete: true, zone: ROME });
    expect(merged.map(({ id }) => id)).toEqual(['today', 'early', 'dose', 'old']);
  });

  it('keeps back records that are older than the last loaded item', () => {
    const merged = mergeRecords(items, [dose, old], { isComplete: false, zone: ROME });
    expect(merged.map(({ id }) => id)).toEqual(['today', 'early', 'dose']);
  });

  it('shows records alone', () => {
    expect(mergeRecords([], [old], { isComplete: true, zone: ROME })).toEqual([old]);
  });
});
