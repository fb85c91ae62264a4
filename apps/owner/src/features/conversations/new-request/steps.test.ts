import { describe, expect, it } from 'vitest';
import {
  areStepsCounted,
  areStepsKnown,
  isResumed,
  isStarted,
  newRequestSteps,
  hasDeposit,
  isPaidFirst,
  findMissingField,
  stepToResume,
  stepToShow,
  type RequestFields,
  withChanges,
  withEmergencySigns,
} from './steps.ts';

const empty: RequestFields = {
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
const full: RequestFields = {
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

describe('areStepsCounted', () => {
  it.each([
    { redFlags: null, service: undefined, type: null, counted: false },
    { redFlags: [], service: undefined, type: null, counted: false },
    { redFlags: null, service: {}, type: 1, counted: false },
    { redFlags: [], service: {}, type: 1, counted: true },
    { redFlags: ['SEIZURE'], service: {}, type: 1, counted: true },
    { redFlags: null, service: {}, type: 4, counted: true },
  ] as const)('is $counted with signs $redFlags and $service of type $type', (example) => {
    const steps = newRequestSteps(1, example, example.type);
    expect(areStepsCounted(example, example.service, steps)).toBe(example.counted);
  });
});

describe('isResumed', () => {
  it.each([
    { what: 'the plus button', search: {}, followUpOf: null, resumed: false },
    { what: 'a link with another pet', search: { pet: 'ida' }, followUpOf: null, resumed: false },
    { what: 'a step', search: { step: 'signs' }, followUpOf: null, resumed: true },
    { what: 'the link to the draft', search: { resume: true }, followUpOf: null, resumed: true },
    { what: 'the draft’s follow-up', search: { followUp: 'a' }, followUpOf: 'a', resumed: true },
    { what: 'another follow-up', search: { followUp: 'b' }, followUpOf: 'a', resumed: false },
  ] as const)('is $resumed for $what', ({ search, followUpOf, resumed }) => {
    expect(isResumed(search, { followUpOf })).toBe(resumed);
  });
});

describe('isStarted', () => {
  it.each([
    { what: 'nothing', changes: {}, photos: 0, started: false },
    { what: 'only the clinic', changes: { facilityId: 'san-luca' }, photos: 0, started: false },
    { what: 'a pet', changes: { pets: ['luna'] }, photos: 0, started: true },
    { what: 'a service', changes: { services: ['message'] }, photos: 0, started: true },
    { what: 'the answer about signs', changes: { redFlags: [] }, photos: 0, started: true },
    { what: 'text', changes: { note: ' x ' }, photos: 0, started: true },
    { what: 'spaces', changes: { note: '  ' }, photos: 0, started: false },
    { what: 'a photo', changes: {}, photos: 1, started: true },
  ])('is $started with $what', ({ changes, photos, started }) => {
    expect(isStarted({ ...empty, ...changes }, photos)).toBe(started);
  });
});

describe('newRequestSteps', () => {
  it.each([
    { clinics: 1, first: 'pets' },
    { clinics: 2, first: 'clinic' },
  ])('starts with $first for $clinics clinics', ({ clinics, first }) => {
    expect(newRequestSteps(clinics, empty)[0]).toBe(first);
  });

  it.each([
    { why: 'not asked about', redFlags: null, emergency: false },
    { why: 'none reported', redFlags: [], emergency: false },
    { why: 'one reported', redFlags: ['SEIZURE'], emergency: true },
  ] as const)('has an emergency step only with signs: $why', ({ redFlags, emergency }) => {
    const steps = newRequestSteps(1, { redFlags });
    expect(steps.includes('emergency')).toBe(emergency);
    expect(steps[steps.indexOf('signs') + 1]).toBe(emergency ? 'emergency' : 'problem');
  });

  it.each([
    { what: 'a message consultation', type: 1, redFlags: null, signs: true },
    { what: 'a booking', type: 4, redFlags: null, signs: false },
    { what: 'a booking after signs were reported', type: 4, redFlags: ['SEIZURE'], signs: true },
  ] as const)('asks about signs for $what: $signs', ({ type, redFlags, signs }) => {
    expect(newRequestSteps(1, { redFlags }, type).includes('signs')).toBe(signs);
  });
});

describe('newRequestSteps between service and problem', () => {
  it.each([
    { why: 'not chosen yet', type: null, between: ['signs'] },
    { why: 'by message', type: 1, between: ['signs'] },
    { why: 'at home', type: 2, between: ['where', 'when'] },
    { why: 'by video', type: 3, between: ['when'] },
    { why: 'at the clinic', type: 4, between: ['when'] },
  ])('for a service $why: $between', ({ type, between }) => {
    const steps = newRequestSteps(1, full, type);
    expect(steps.slice(steps.indexOf('service') + 1, steps.indexOf('problem'))).toEqual(between);
  });
});

it.each([
  { price: 5000, deposit: 20, has: true },
  { price: 5000, deposit: 0, has: false },
  { price: 0, deposit: 20, has: false },
])('hasDeposit is $has for $deposit % of $price', ({ has, ...service }) => {
  expect(hasDeposit(service)).toBe(has);
});

it.each([
  { what: 'a message consultation', type: 1, deposit: 20, draft: {}, is: true },
  { what: 'a message consultation without a deposit', type: 1, deposit: 0, draft: {}, is: false },
  { what: 'a visit at a chosen time', type: 4, deposit: 20, draft: { time: 'chosen' }, is: true },
  { what: 'a visit without a time', type: 4, deposit: 20, draft: {}, is: false },
  {
    what: 'a visit whose time the clinic chooses',
    type: 4,
    deposit: 20,
    draft: { time: 'chosen', letClinicChoose: true },
    is: false,
  },
])('isPaidFirst is $is for $what', ({ type, deposit, draft, is }) => {
  const service = { ServiceTypeId: type, price: 5000, deposit } as const;
  expect(isPaidFirst(service, { time: null, letClinicChoose: false, ...draft })).toBe(is);
});

describe('withChanges', () => {
  it.each([
    { changes: { note: 'more' }, keeps: true },
    { changes: { pets: ['luna'] }, keeps: true },
    { changes: { pets: ['luna', 'micio'] }, keeps: false },
    { changes: { services: ['visit'] }, keeps: false },
    { changes: { facilityId: 'san-marco' }, keeps: false },
  ])('keeps the held time with $changes: $keeps', ({ changes, keeps }) => {
    expect(withChanges(held, changes).time !== null).toBe(keeps);
  });

  it.each([
    { changes: { note: 'more' }, keeps: true },
    { changes: { pets: ['luna', 'micio'] }, keeps: true },
    { changes: { pets: ['micio'] }, keeps: false },
    { changes: { pets: [] }, keeps: false },
  ])(
    'keeps the follow-up of a conversation about Luna with $changes: $keeps',
    ({ changes, keeps }) => {
      const next = withChanges({ ...full, followUpOf: 'about-luna' }, changes);
      expect(next.followUpOf).toBe(keeps ? 'about-luna' : null);
    },
  );
});

describe('findMissingField', () => {
  it.each([
    { why: 'no clinic', step: 'clinic', question: empty, photos: 0, lack: 'clinic' },
    { why: 'no pet', step: 'pets', question: empty, photos: 0, lack: 'pets' },
    { why: 'signs not asked', step: 'signs', question: empty, photos: 0, lack: 'signs' },
    { why: 'no sign', step: 'signs', question: full, photos: 0, lack: null },
    { why: 'nothing to enter', step: 'emergency', question: empty, photos: 0, lack: null },
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
    { why: 'all selected', step: 'service', question: full, photos: 0, lack: null },
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
    { why: 'a hold that has expired', step: 'when', question: late, photos: 0, lack: 'time' },
    {
      why: 'left to the clinic',
      step: 'when',
      question: { ...full, letClinicChoose: true },
      photos: 0,
      lack: null,
    },
    { why: 'nothing to enter', step: 'check', question: empty, photos: 0, lack: null },
  ] as const)('returns $lack at step $step: $why', ({ step, question, photos, lack }) => {
    expect(findMissingField(step, question, photos, newRequestSteps(1, question, 1), now)).toBe(
      lack,
    );
  });

  it('needs no text for a booking', () => {
    expect(findMissingField('problem', empty, 0, newRequestSteps(1, empty, 4), now)).toBeNull();
  });
});

describe('withEmergencySigns', () => {
  it.each([
    { redFlags: ['SEIZURE'], priority: 'HIGH' },
    { redFlags: [], priority: 'MEDIUM' },
  ] as const)('$redFlags set the priority $priority', ({ redFlags, priority }) => {
    expect(withEmergencySigns(redFlags)).toEqual({ redFlags, priority });
  });
});

describe('stepToResume', () => {
  const steps = newRequestSteps(2, empty);
  it.each([
    { why: 'nothing entered', question: empty, step: 'clinic' },
    { why: 'clinic selected', question: { ...empty, facilityId: 'san-luca' }, step: 'pets' },
    { why: 'signs not asked', question: { ...full, redFlags: null }, step: 'signs' },
    { why: 'text missing', question: { ...full, note: '' }, step: 'problem' },
    { why: 'everything entered', question: full, step: 'check' },
  ] as const)('returns $step: $why', ({ question, step }) => {
    expect(stepToResume(steps, question, 0)).toBe(step);
  });
});

describe('home visit draft left at the address step', () => {
  const left = { ...full, services: ['home'], address: null };

  it('is not resumed before its service type is known', () => {
    expect(areStepsKnown(left, undefined, true)).toBe(false);
    expect(areStepsKnown(left, { ServiceTypeId: 2 }, false)).toBe(true);
    // Offline, continue with the data on the device.
    expect(areStepsKnown(left, undefined, false)).toBe(true);
    expect(areStepsKnown({ services: [] }, undefined, true)).toBe(true);
  });

  it('is resumed at the address step', () => {
    expect(stepToResume(newRequestSteps(1, left, 2), left, 0)).toBe('where');
  });
});

describe('stepToShow', () => {
  const steps = newRequestSteps(2, empty);
  const begun = { ...empty, facilityId: 'san-luca' };
  it.each([
    { why: 'no step requested', requestedStep: undefined, question: begun, step: null },
    {
      why: 'emergency step without signs',
      requestedStep: 'emergency',
      question: begun,
      step: null,
    },
    { why: 'signs step without pets', requestedStep: 'signs', question: begun, step: 'pets' },
    {
      why: 'signs step without a service',
      requestedStep: 'signs',
      question: { ...begun, pets: ['luna'] },
      step: 'service',
    },
    {
      why: 'last step of an empty request',
      requestedStep: 'check',
      question: empty,
      step: 'clinic',
    },
    { why: 'the next step', requestedStep: 'pets', question: begun, step: 'pets' },
    { why: 'an earlier, completed step', requestedStep: 'clinic', question: full, step: 'clinic' },
    {
      why: 'last step of a complete request',
      requestedStep: 'check',
      question: full,
      step: 'check',
    },
  ] as const)('returns $step: $why', ({ requestedStep, question, step }) => {
    expect(stepToShow(steps, requestedStep, question, 0)).toBe(step);
  });
});
