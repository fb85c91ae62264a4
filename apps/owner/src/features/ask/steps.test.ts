import { describe, expect, it } from 'vitest';
import { askSteps, lackOf, settle, stepToResume, type Question } from './steps.ts';

const empty: Question = {
  facilityId: null,
  pets: [],
  services: [],
  note: '',
  priority: 'MEDIUM',
};
const full: Question = {
  facilityId: 'san-luca',
  pets: ['luna'],
  services: ['message'],
  note: 'She limps.',
  priority: 'HIGH',
};

describe('askSteps', () => {
  it.each([
    { clinics: 1, first: 'pets' },
    { clinics: 2, first: 'clinic' },
  ])('begins with $first when there are $clinics clinics', ({ clinics, first }) => {
    expect(askSteps(clinics)[0]).toBe(first);
  });
});

describe('lackOf', () => {
  it.each([
    { why: 'no clinic', step: 'clinic', question: empty, photos: 0, lack: 'clinic' },
    { why: 'no pet', step: 'pets', question: empty, photos: 0, lack: 'pets' },
    { why: 'no service', step: 'service', question: empty, photos: 0, lack: 'services' },
    { why: 'no text', step: 'problem', question: empty, photos: 0, lack: 'problem' },
    {
      why: 'only spaces',
      step: 'problem',
      question: { ...empty, note: ' \n' },
      photos: 0,
      lack: 'problem',
    },
    { why: 'a photo alone', step: 'problem', question: empty, photos: 1, lack: null },
    { why: 'a text alone', step: 'problem', question: full, photos: 0, lack: null },
    { why: 'all chosen', step: 'service', question: full, photos: 0, lack: null },
    { why: 'only looking', step: 'check', question: empty, photos: 0, lack: null },
  ] as const)('$step, $why → $lack', ({ step, question, photos, lack }) => {
    expect(lackOf(step, question, photos)).toBe(lack);
  });
});

describe('stepToResume', () => {
  const steps = askSteps(2);
  it.each([
    { why: 'nothing yet', question: empty, step: 'clinic' },
    { why: 'clinic chosen', question: { ...empty, facilityId: 'san-luca' }, step: 'pets' },
    { why: 'text missing', question: { ...full, note: '' }, step: 'problem' },
    { why: 'all there', question: full, step: 'check' },
  ] as const)('$why → $step', ({ question, step }) => {
    expect(stepToResume(steps, question, 0)).toBe(step);
  });
});

describe('settle', () => {
  const offer = {
    clinics: ['san-luca', 'san-marco'],
    pets: ['luna', 'micio'],
    services: ['message', 'visit'],
  };

  it('drops what is no longer offered', () => {
    const old = { ...full, facilityId: 'gone', pets: ['luna', 'gone'], services: ['gone'] };
    expect(settle(old, offer)).toEqual({ ...full, facilityId: null, services: [] });
  });

  it('chooses what has only one answer', () => {
    const single = { clinics: ['san-luca'], pets: ['luna'], services: ['message'] };
    expect(settle(empty, single)).toMatchObject({
      facilityId: 'san-luca',
      pets: ['luna'],
      services: ['message'],
    });
  });

  it('keeps the services while those of the clinic are not known', () => {
    expect(settle(full, { ...offer, services: null }).services).toEqual(['message']);
  });
});
