import { describe, expect, it } from 'vitest';
import { toDiaryCategory, toHealthCategory, LISTED_STATUSES } from './enumerations.ts';

describe('toHealthCategory', () => {
  it.each([
    { given: 'VISIT', category: 'VISIT' },
    { given: 'videoconsultation', category: 'VIDEOCONSULTATION' },
    { given: 'Consultation', category: 'CONSULTATION' },
    { given: 'SURGERY', category: 'CONSULTATION' },
    { given: '', category: 'CONSULTATION' },
    { given: undefined, category: 'CONSULTATION' },
  ])('maps $given to $category', ({ given: input, category }) => {
    expect(toHealthCategory(input)).toBe(category);
  });
});

it('LISTED_STATUSES excludes conversations that await payment', () => {
  expect(LISTED_STATUSES).toEqual(['NEW', 'OPEN', 'CLOSED']);
});

describe('toDiaryCategory', () => {
  it.each([
    { given: 'TRIP', category: 'TRIP' },
    { given: 'training', category: 'TRAINING' },
    { given: 'PARTY', category: 'DIARY_GENERIC' },
    { given: undefined, category: 'DIARY_GENERIC' },
  ])('maps $given to $category', ({ given: input, category }) => {
    expect(toDiaryCategory(input)).toBe(category);
  });
});
