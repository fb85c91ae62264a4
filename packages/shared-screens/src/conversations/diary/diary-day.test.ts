import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { dayOfItem, groupByMonth } from './diary-day.ts';

const clinic = { timezone: 'Europe/Rome' };
const entry = (date: string, facility: object | null = null) =>
  ({ type: 'DIARY', facility, payload: { date } }) as unknown as DiaryItem;
const visit = (start: string | null) =>
  ({
    type: 'HEALTH',
    facility: clinic,
    dateCreated: '2026-11-01T10:00:00.000Z',
    appointment: start && { payload: { event: { start } } },
  }) as unknown as DiaryItem;

it.each([
  { label: 'a day', item: entry('2026-11-20'), day: '2026-11-20' },
  { label: 'an instant', item: entry('2026-11-20T23:30:00.000Z'), day: '2026-11-20' },
  { label: 'a clinic entry', item: entry('2026-11-20T23:30:00.000Z', clinic), day: '2026-11-21' },
  { label: 'a visit', item: visit('2026-12-03T09:00:00.000Z'), day: '2026-12-03' },
  { label: 'a visit without a time', item: visit(null), day: '2026-11-01' },
])('dayOfItem of $label is $day', ({ item, day }) => {
  expect(dayOfItem(item, 'UTC')).toBe(day);
});

it('groupByMonth groups diary items by month and keeps their order', () => {
  const items = [entry('2026-11-20'), entry('2026-11-02'), entry('2025-11-30')];
  const months = groupByMonth(items, 'UTC').map(({ month, items: ofMonth }) => [
    month,
    ofMonth.map(({ day }) => day),
  ]);
  expect(months).toEqual([
    ['2026-11', ['2026-11-20', '2026-11-02']],
    ['2025-11', ['2025-11-30']],
  ]);
});
