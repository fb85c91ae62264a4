import { describe, expect, it } from 'vitest';
import { refundBreakdown, type PaidForVisit } from './refund-breakdown.ts';

const deposit: PaidForVisit = {
  status: 'PAID',
  upfront: true,
  payment_type: 'DIGITAL',
  deposit: 1200,
  refunded: 0,
  refundable: 1200,
};
const whole = { ...deposit, refundable: 6000 };
const inCash = { ...deposit, payment_type: 'CASH' as const };
const before = { ...deposit, upfront: false, deposit: 0, refundable: 2000 };
const returned = { ...deposit, refunded: 1200, refundable: 0 };
const open = { ...deposit, status: 'TO_BE_PAID' as const };
const nothing = { card: 0, cash: 0, returned: 0, retained: 0 };

describe('refundBreakdown', () => {
  it.each([
    { what: 'no payments', payments: [], end: 'CALLED_OFF', is: nothing },
    { what: 'an unpaid charge', payments: [open], end: 'CALLED_OFF', is: nothing },
    { what: 'a deposit', payments: [deposit], end: 'CALLED_OFF', is: { ...nothing, card: 1200 } },
    {
      what: 'the full price',
      payments: [whole],
      end: 'CALLED_OFF',
      is: { ...nothing, card: 6000 },
    },
    {
      what: 'a cash payment',
      payments: [inCash],
      end: 'CALLED_OFF',
      is: { ...nothing, cash: 1200 },
    },
    {
      what: 'a deposit and another payment',
      payments: [deposit, before],
      end: 'CALLED_OFF',
      is: { ...nothing, card: 1200, retained: 2000 },
    },
    {
      what: 'a refunded deposit',
      payments: [returned],
      end: 'CALLED_OFF',
      is: { ...nothing, returned: 1200 },
    },
    { what: 'a deposit', payments: [deposit], end: 'MISSED', is: { ...nothing, retained: 1200 } },
    {
      what: 'the full price',
      payments: [whole],
      end: 'MISSED',
      is: { ...nothing, card: 4800, retained: 1200 },
    },
  ] as const)('for $what, $end, returns $is', ({ payments, end, is }) => {
    expect(refundBreakdown(payments, end)).toEqual(is);
  });
});
