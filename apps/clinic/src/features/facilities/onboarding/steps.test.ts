import { expect, it } from 'vitest';
import { canSkipStep, isStepPage, nextStepPage, stepsToSettle, stepState } from './steps.ts';

it.each([
  ['data', 'hours'],
  ['colleagues', 'plan'],
  ['plan', null],
] as const)('nextStepPage: %s is followed by %s', (step, next) => {
  expect(nextStepPage(step)).toBe(next);
});

it.each([
  ['plan', true],
  ['payments', false],
  ['nowhere', false],
])('isStepPage: %s → %s', (name, has) => {
  expect(isStepPage(name)).toBe(has);
});

it('canSkipStep accepts only steps on which no other step depends', () => {
  expect((['data', 'availability', 'payments', 'plan'] as const).filter(canSkipStep)).toEqual([
    'availability',
    'payments',
  ]);
});

it.each([
  { missing: ['availability', 'colleagues', 'payments'], settled: ['payments'] },
  { missing: ['hours', 'payments'], settled: ['availability', 'colleagues', 'payments'] },
  { missing: [], settled: ['availability', 'colleagues', 'payments'] },
] as const)(
  'stepsToSettle adds payments to the steps that are not missing (missing: $missing)',
  ({ missing, settled: expectedSteps }) => {
    expect(stepsToSettle('payments', missing)).toEqual(expectedSteps);
  },
);

it.each([
  { step: 'payments', missing: ['payments'], payments: 'NONE', state: 'missing' },
  { step: 'payments', missing: [], payments: 'NONE', state: 'leftOut' },
  { step: 'payments', missing: [], payments: 'READY', state: 'done' },
  { step: 'colleagues', missing: [], payments: 'NONE', state: 'done' },
] as const)(
  'stepState returns $state for $step with payments $payments',
  ({ step, missing, payments, state }) => {
    expect(stepState(step, missing, payments)).toBe(state);
  },
);
