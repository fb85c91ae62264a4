import { describe, expect, it } from 'vitest';
import {
  areStepsKnown,
  newRequestSteps,
  hasDeposit,
  lackOf,
  settle,
  stepToResume,
  stepToShow,
  type Question,
  withChanges,
  withSigns,
} from './steps.ts';

const empty: Question = {
  facilityId: null,
  pets: [],
  services: [],
  followUpOf: null,
  note: '',
  priority: 'MEDIUM',
  redFlags: null,
  time: null,
  letClinicChoose: false,
  address: null,
};
const full: Question = {
  facilityId: 'san-luca',
  pets: ['luna'],
  services: ['message'],
  followUpOf: null,
  note: 'She limps.',
  priority: 'HIGH',
  redFlags: [],
  time: null,
  letClinicChoose: false,
  address: null,
};
const now = new Date('2026-11-20T09:00:00Z');
const held = { ...full, time: { heldUntil: '2026-11-20T09:00:01Z' } };
const late = { ...full, time: { heldUntil: '2026-11-20T09:00:00Z' } };

describe('newRequestSteps', () => {
  it.each([
    { clinics: 1, first: 'pets' },
    { clinics: 2, first: 'clinic' },
  ])('begins with $first when there are $clinics clinics', ({ clinics, first }) => {
    expect(newRequestSteps(clinics, empty)[0]).toBe(first);
  });

  it.each([
    { why: 'not asked', redFlags: null, emergency: false },
    { why: 'none', redFlags: [], emergency: false },
    { why: 'one', redFlags: ['SEIZURE'], emergency: true },
  ] as const)('has a step for an emergency with signs: $why', ({ redFlags, emergency }) => {
    const steps = newRequestSteps(1, { redFlags });
    expect(steps.includes('emergency')).toBe(emergency);
    expect(steps[steps.indexOf('signs') + 1]).toBe(emergency ? 'emergency' : 'service');
  });
});

describe('newRequestSteps of a service', () => {
  it.each([
    { why: 'none yet', type: null, between: [] },
    { why: 'by message', type: 1, between: [] },
    { why: 'at home', type: 2, between: ['where', 'when'] },
    { why: 'by video', type: 3, between: ['when'] },
    { why: 'at the clinic', type: 4, between: ['when'] },
  ])('$why → $between', ({ type, between }) => {
    const steps = newRequestSteps(1, full, type);
    expect(steps.slice(steps.indexOf('service') + 1, steps.indexOf('problem'))).toEqual(between);
  });
});

it.each([
  { price: 5000, deposit: 20, has: true },
  { price: 5000, deposit: 0, has: false },
  { price: 0, deposit: 20, has: false },
])('$deposit % of $price is a deposit: $has', ({ has, ...service }) => {
  expect(hasDeposit(service)).toBe(has);
});

describe('withChanges', () => {
  it.each([
    { changes: { note: 'more' }, keeps: true },
    { changes: { pets: ['luna'] }, keeps: true },
    { changes: { pets: ['luna', 'micio'] }, keeps: false },
    { changes: { services: ['visit'] }, keeps: false },
    { changes: { facilityId: 'san-marco' }, keeps: false },
  ])('with $changes the held time stays: $keeps', ({ changes, keeps }) => {
    expect(withChanges(held, changes).time !== null).toBe(keeps);
  });

  it.each([
    { changes: { note: 'more' }, keeps: true },
    { changes: { pets: ['luna', 'micio'] }, keeps: true },
    { changes: { pets: ['micio'] }, keeps: false },
    { changes: { pets: [] }, keeps: false },
  ])('with $changes it goes on from the conversation about Luna: $keeps', ({ changes, keeps }) => {
    const next = withChanges({ ...full, followUpOf: 'about-luna' }, changes);
    expect(next.followUpOf).toBe(keeps ? 'about-luna' : null);
  });
});

describe('lackOf', () => {
  it.each([
    { why: 'no clinic', step: 'clinic', question: empty, photos: 0, lack: 'clinic' },
    { why: 'no pet', step: 'pets', question: empty, photos: 0, lack: 'pets' },
    { why: 'signs not asked', step: 'signs', question: empty, photos: 0, lack: 'signs' },
    { why: 'no sign', step: 'signs', question: full, photos: 0, lack: null },
    { why: 'only reading', step: 'emergency', question: empty, photos: 0, lack: null },
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
    { why: 'no address', step: 'where', question: full, photos: 0, lack: 'address' },
    {
      why: 'an address',
      step: 'where',
      question: { ...full, address: 'Via Appia 1' },
      photos: 0,
      lack: null,
    },
    { why: 'no time', step: 'when', question: full, photos: 0, lack: 'time' },
    { why: 'a held time', step: 'when', question: held, photos: 0, lack: null },
    { why: 'one no longer held', step: 'when', question: late, photos: 0, lack: 'time' },
    {
      why: 'left to the clinic',
      step: 'when',
      question: { ...full, letClinicChoose: true },
      photos: 0,
      lack: null,
    },
    { why: 'only looking', step: 'check', question: empty, photos: 0, lack: null },
  ] as const)('$step, $why → $lack', ({ step, question, photos, lack }) => {
    expect(lackOf(step, question, photos, now)).toBe(lack);
  });
});

describe('withSigns', () => {
  it.each([
    { redFlags: ['SEIZURE'], priority: 'HIGH' },
    { redFlags: [], priority: 'MEDIUM' },
  ] as const)('$redFlags → $priority', ({ redFlags, priority }) => {
    expect(withSigns(redFlags)).toEqual({ redFlags, priority });
  });
});

describe('stepToResume', () => {
  const steps = newRequestSteps(2, empty);
  it.each([
    { why: 'nothing yet', question: empty, step: 'clinic' },
    { why: 'clinic chosen', question: { ...empty, facilityId: 'san-luca' }, step: 'pets' },
    { why: 'signs not asked', question: { ...full, redFlags: null }, step: 'signs' },
    { why: 'text missing', question: { ...full, note: '' }, step: 'problem' },
    { why: 'all there', question: full, step: 'check' },
  ] as const)('$why → $step', ({ question, step }) => {
    expect(stepToResume(steps, question, 0)).toBe(step);
  });
});

describe('a home visit that was left at its address', () => {
  const left = { ...full, services: ['home'], address: null };

  it('is not taken up before it is known that it is one', () => {
    expect(areStepsKnown(left, undefined, true)).toBe(false);
    expect(areStepsKnown(left, { ServiceTypeId: 2 }, false)).toBe(true);
    // Without a connection it goes on with what is there.
    expect(areStepsKnown(left, undefined, false)).toBe(true);
    expect(areStepsKnown({ services: [] }, undefined, true)).toBe(true);
  });

  it('is taken up there', () => {
    expect(stepToResume(newRequestSteps(1, left, 2), left, 0)).toBe('where');
  });
});

describe('stepToShow', () => {
  const steps = newRequestSteps(2, empty);
  const begun = { ...empty, facilityId: 'san-luca' };
  it.each([
    { why: 'nothing asked for', wanted: undefined, question: begun, step: null },
    { why: 'an emergency that is none', wanted: 'emergency', question: begun, step: null },
    { why: 'signs without pets', wanted: 'signs', question: begun, step: 'pets' },
    { why: 'the end without anything', wanted: 'check', question: empty, step: 'clinic' },
    { why: 'what comes next', wanted: 'pets', question: begun, step: 'pets' },
    { why: 'back to what is chosen', wanted: 'clinic', question: full, step: 'clinic' },
    { why: 'the end with everything', wanted: 'check', question: full, step: 'check' },
  ] as const)('$why → $step', ({ wanted, question, step }) => {
    expect(stepToShow(steps, wanted, question, 0)).toBe(step);
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
    expect(settle(old, offer)).toEqual({ facilityId: null, pets: ['luna'], services: [] });
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
