import { expect, it } from 'vitest';
import { canBeSettled, isStepPage, nextPage, settledWith, stateOf } from './steps.ts';

it.each([
  ['data', 'hours'],
  ['colleagues', 'plan'],
  ['plan', null],
] as const)('after %s comes %s', (step, next) => {
  expect(nextPage(step)).toBe(next);
});

it.each([
  ['plan', true],
  ['payments', false],
  ['nowhere', false],
])('%s has a page: %s', (name, has) => {
  expect(isStepPage(name)).toBe(has);
});

it('only what nothing depends on is settled', () => {
  expect((['data', 'availability', 'payments', 'plan'] as const).filter(canBeSettled)).toEqual([
    'availability',
    'payments',
  ]);
});

it.each([
  { missing: ['availability', 'colleagues', 'payments'], settled: ['payments'] },
  { missing: ['hours', 'payments'], settled: ['availability', 'colleagues', 'payments'] },
  { missing: [], settled: ['availability', 'colleagues', 'payments'] },
] as const)('payments are settled where $missing is missing', ({ missing, settled }) => {
  expect(settledWith('payments', missing)).toEqual(settled);
});

it.each([
  { step: 'payments', missing: ['payments'], payments: 'NONE', state: 'missing' },
  { step: 'payments', missing: [], payments: 'NONE', state: 'leftOut' },
  { step: 'payments', missing: [], payments: 'READY', state: 'done' },
  { step: 'colleagues', missing: [], payments: 'NONE', state: 'done' },
] as const)('$step with payments $payments is $state', ({ step, missing, payments, state }) => {
  expect(stateOf(step, missing, payments)).toBe(state);
});
