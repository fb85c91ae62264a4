import { describe, expect, it } from 'vitest';
import { diaryCategory, healthCategory, LISTED_STATUSES } from './enumerations.ts';

describe('healthCategory', () => {
  it.each([
    { given: 'VISIT', category: 'VISIT' },
    { given: 'videoconsultation', category: 'VIDEOCONSULTATION' },
    { given: 'Consultation', category: 'CONSULTATION' },
    { given: 'SURGERY', category: 'CONSULTATION' },
    { given: '', category: 'CONSULTATION' },
    { given: undefined, category: 'CONSULTATION' },
  ])('$given → $category', ({ given, category }) => {
    expect(healthCategory(given)).toBe(category);
  });
});

it('lists leave out what waits for a payment', () => {
  expect(LISTED_STATUSES).toEqual(['NEW', 'OPEN', 'CLOSED']);
});

describe('diaryCategory', () => {
  it.each([
    { given: 'TRIP', category: 'TRIP' },
    { given: 'training', category: 'TRAINING' },
    { given: 'PARTY', category: 'DIARY_GENERIC' },
    { given: undefined, category: 'DIARY_GENERIC' },
  ])('$given → $category', ({ given, category }) => {
    expect(diaryCategory(given)).toBe(category);
  });
});
