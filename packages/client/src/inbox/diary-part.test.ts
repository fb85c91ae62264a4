import { describe, expect, it } from 'vitest';
import { diaryPartOf, type DiaryPart, type KindFilter } from './diary-part.ts';

describe('diaryPartOf', () => {
  it.each<{ why: string; filter: KindFilter; part: DiaryPart | null }>([
    { why: 'no filter', filter: {}, part: null },
    { why: 'only consultations', filter: { type: ['HEALTH'], category: ['TRIP'] }, part: null },
    {
      why: 'only the diary, ignoring the status',
      filter: { type: ['DIARY'], status: ['NEW'] },
      part: { types: ['DIARY'], statuses: ['CLOSED'] },
    },
    {
      why: 'a diary category without a type',
      filter: { category: ['TRIP'] },
      part: { types: ['DIARY'], statuses: ['CLOSED'], categories: ['TRIP'] },
    },
    { why: 'an unknown category', filter: { category: ['VISIT'] }, part: null },
    {
      why: 'both types with one diary category',
      filter: { type: ['DIARY', 'HEALTH'], category: ['TRIP'], status: ['OPEN'] },
      part: {
        types: ['HEALTH', 'DIARY'],
        categories: ['CONSULTATION', 'TRIP'],
        statuses: ['OPEN'],
      },
    },
  ])('handles $why', ({ filter, part }) => {
    expect(diaryPartOf(filter)).toEqual(part);
  });

  it('excludes visits when consultations and diary entries are mixed', () => {
    const part = diaryPartOf({ type: ['HEALTH', 'DIARY'] });
    expect(part?.categories).toContain('CONSULTATION');
    expect(part?.categories).toContain('WEIGHT_MONITORING');
    expect(part?.categories).not.toContain('VISIT');
  });
});
