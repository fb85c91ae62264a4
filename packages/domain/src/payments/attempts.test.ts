import { expect, it } from 'vitest';
import { attemptStatusOf } from './attempts.ts';

it.each([
  { status: 'requires_payment_method', failure: null, is: 'PENDING' },
  { status: 'requires_payment_method', failure: 'insufficient_funds', is: 'FAILED' },
  { status: 'requires_confirmation', failure: null, is: 'PENDING' },
  { status: 'requires_action', failure: null, is: 'PENDING' },
  { status: 'requires_action', failure: 'generic_decline', is: 'PENDING' },
  { status: 'processing', failure: null, is: 'PENDING' },
  { status: 'succeeded', failure: null, is: 'SUCCESS' },
  { status: 'succeeded', failure: 'generic_decline', is: 'SUCCESS' },
  { status: 'canceled', failure: null, is: 'FAILED' },
  { status: 'something_new', failure: null, is: 'PENDING' },
] as const)('attemptStatusOf $status after failure $failure is $is', ({ is, ...intent }) => {
  expect(attemptStatusOf(intent)).toBe(is);
});
