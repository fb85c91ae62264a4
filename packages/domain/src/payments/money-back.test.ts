import { describe, expect, it } from 'vitest';
import { moneyBack, type PaidForVisit } from './money-back.ts';

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
const nothing = { card: 0, cash: 0, returned: 0, kept: 0 };

describe('moneyBack', () => {
  it.each([
    { what: 'nothing', payments: [], end: 'CALLED_OFF', is: nothing },
    { what: 'what was not paid', payments: [open], end: 'CALLED_OFF', is: nothing },
    { what: 'a deposit', payments: [deposit], end: 'CALLED_OFF', is: { ...nothing, card: 1200 } },
    { what: 'all of it', payments: [whole], end: 'CALLED_OFF', is: { ...nothing, card: 6000 } },
    { what: 'cash', payments: [inCash], end: 'CALLED_OFF', is: { ...nothing, cash: 1200 } },
    {
      what: 'what was not upfront',
      payments: [deposit, before],
      end: 'CALLED_OFF',
      is: { ...nothing, card: 1200, kept: 2000 },
    },
    {
      what: 'what has gone back',
      payments: [returned],
      end: 'CALLED_OFF',
      is: { ...nothing, returned: 1200 },
    },
    { what: 'a deposit', payments: [deposit], end: 'MISSED', is: { ...nothing, kept: 1200 } },
    {
      what: 'all of it',
      payments: [whole],
      end: 'MISSED',
      is: { ...nothing, card: 4800, kept: 1200 },
    },
  ] as const)('of $what, $end, is $is', ({ payments, end, is }) => {
    expect(moneyBack(payments, end)).toEqual(is);
  });
});
