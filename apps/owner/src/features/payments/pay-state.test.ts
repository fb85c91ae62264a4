import { expect, it } from 'vitest';
import { payStateOf } from './pay-state.ts';

const open = { status: 'TO_BE_PAID', reason: null } as const;
const begun = { status: 'PENDING', reason: null } as const;
const paid = { status: 'PAID', reason: null } as const;
const expired = { status: 'FAILED', reason: 'EXPIRED' } as const;
const canceled = { status: 'FAILED', reason: 'CANCELED' } as const;

it.each([
  { payments: [open], state: 'OPEN' },
  { payments: [open, begun], state: 'OPEN' },
  { payments: [paid], state: 'PAID' },
  { payments: [paid, paid], state: 'PAID' },
  { payments: [expired], state: 'EXPIRED' },
  { payments: [canceled], state: 'CANCELED' },
  { payments: [begun, paid], state: 'CHANGED' },
  { payments: [canceled, open], state: 'CHANGED' },
  { payments: [paid, expired], state: 'CHANGED' },
])('payStateOf returns $state for $payments', ({ payments, state }) => {
  expect(payStateOf(payments)).toBe(state);
});
