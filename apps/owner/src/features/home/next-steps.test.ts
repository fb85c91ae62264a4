import { describe, expect, it } from 'vitest';
import { currentStep, nextSteps } from './next-steps.ts';

const newcomer = { pets: 0, clinics: 0, conversations: 0, draft: false };

describe('nextSteps', () => {
  it.each([
    { why: 'a newcomer', begun: newcomer, steps: ['pet', 'clinic', 'ask'], current: 'pet' },
    {
      why: 'a pet added',
      begun: { ...newcomer, pets: 1 },
      steps: ['pet', 'clinic', 'ask'],
      current: 'clinic',
    },
    {
      why: 'a clinic before any pet',
      begun: { ...newcomer, clinics: 1 },
      steps: ['pet', 'clinic', 'ask'],
      current: 'pet',
    },
    {
      why: 'ready to send a request',
      begun: { ...newcomer, pets: 2, clinics: 1 },
      steps: ['pet', 'clinic', 'ask'],
      current: 'ask',
    },
    {
      why: 'a request started',
      begun: { ...newcomer, pets: 2, clinics: 1, draft: true },
      steps: ['pet', 'clinic', 'draft'],
      current: 'draft',
    },
    {
      why: 'a request sent before',
      begun: { pets: 1, clinics: 1, conversations: 1, draft: false },
      steps: [],
      current: undefined,
    },
    {
      why: 'a request sent before and another started',
      begun: { pets: 1, clinics: 1, conversations: 3, draft: true },
      steps: ['draft'],
      current: 'draft',
    },
  ])('suggests $current: $why', ({ begun, steps, current }) => {
    const listed = nextSteps(begun);
    expect(listed.map(({ step }) => step)).toEqual(steps);
    expect(currentStep(listed)).toBe(current);
  });
});
