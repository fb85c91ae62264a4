import { describe, expect, it } from 'vitest';
import { countChoices, countedListOf } from './choice-counts.ts';

const groups = [
  { priority: 'HIGH', assigneeId: 'vera', category: 'VISIT', count: 2 },
  { priority: 'MEDIUM', assigneeId: null, category: 'VISIT', count: 3 },
  { priority: 'MEDIUM', assigneeId: 'luca', category: 'VIDEOCONSULTATION', count: 4 },
  { priority: 'LOW', assigneeId: null, category: 'CONSULTATION', count: 5 },
] as const;

describe('countChoices', () => {
  it('counts every choice of a list without filters', () => {
    const counts = countChoices(groups, 'visits', {}, 'vera');
    expect(counts.priority('HIGH')).toBe(2);
    expect(counts.priority('LOW')).toBe(0);
    expect(counts.assignees('me')).toBe(2);
    expect(counts.assignees('nobody')).toBe(3);
    expect(counts.assignees('luca')).toBe(4);
    expect([counts.shown, counts.total]).toEqual([9, 9]);
  });

  it('counts a choice with the other filters, but without its own', () => {
    const filter = { assignees: ['nobody'], service: ['VISIT' as const] };
    const counts = countChoices(groups, 'visits', filter, 'vera');
    expect(counts.priority('MEDIUM')).toBe(3);
    expect(counts.assignees('me')).toBe(2);
    expect(counts.service('CONSULTATION')).toBe(5);
    expect([counts.shown, counts.total]).toEqual([3, 9]);
  });
});

describe('countedListOf', () => {
  it.each([
    { list: 'visits', filter: { priority: ['HIGH'] }, counted: 'visits' },
    { list: 'completed', filter: {}, counted: null },
    { list: 'visits', filter: { from: '2026-11-20' }, counted: null },
  ] as const)('returns $counted for $list with $filter', ({ list, filter, counted }) => {
    const { priority, ...others } = { priority: [], ...filter };
    expect(countedListOf(list, { ...others, priority: [...priority] })).toBe(counted);
  });
});
