import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterEntry,
  balanceOfEntries,
  ENTRY_TYPES,
  isOpenCharge,
  surplusOf,
  type LedgerEntry,
} from './ledger.ts';

const line = (type: LedgerEntry['type'], amount = 0): LedgerEntry => ({ type, amount });
const PRICED = line('PRICED', 4500);
const OPENED = line('ATTEMPT_OPENED');

describe('what the lines of a charge come to', () => {
  it.each([
    { lines: [PRICED], is: { status: 'TO_BE_PAID', amount: 4500 } },
    { lines: [PRICED, line('AMENDED', 5000)], is: { status: 'TO_BE_PAID', amount: 5000 } },
    { lines: [PRICED, line('REQUESTED')], is: { status: 'TO_BE_PAID' } },
    { lines: [PRICED, OPENED], is: { status: 'PENDING' } },
    { lines: [PRICED, OPENED, line('ATTEMPT_DECLINED')], is: { status: 'PENDING' } },
    { lines: [PRICED, OPENED, line('ATTEMPT_CLOSED')], is: { status: 'TO_BE_PAID' } },
    { lines: [PRICED, OPENED, line('CAPTURED', 4500)], is: { status: 'PAID', captured: 4500 } },
    { lines: [PRICED, line('MARKED_PAID', 4500)], is: { status: 'PAID', cash: 4500 } },
    { lines: [PRICED, line('EXPIRED')], is: { status: 'FAILED', reason: 'EXPIRED' } },
    { lines: [PRICED, OPENED, line('CANCELED')], is: { status: 'FAILED', reason: 'CANCELED' } },
    // Paid stays paid, and what is over stays over.
    { lines: [PRICED, line('MARKED_PAID', 4500), line('EXPIRED')], is: { status: 'PAID' } },
    { lines: [PRICED, line('MARKED_PAID', 4500), line('AMENDED', 1)], is: { amount: 4500 } },
    {
      lines: [PRICED, line('EXPIRED'), line('AMENDED', 1)],
      is: { status: 'FAILED', amount: 4500 },
    },
    { lines: [PRICED, line('EXPIRED'), OPENED], is: { status: 'FAILED' } },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('REFUND_REQUESTED', 500), line('REFUNDED', 500)],
      is: { status: 'PAID', captured: 4500, refunded: 500 },
    },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('REFUND_REQUESTED', 500), line('REFUND_FAILED')],
      is: { status: 'PAID', refunded: 0 },
    },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('REFUNDED', 500), line('REFUND_RETURNED', 500)],
      is: { status: 'PAID', captured: 4500, refunded: 0 },
    },
    {
      lines: [PRICED, line('MARKED_PAID', 4500), line('CASH_RETURNED', 1500)],
      is: { status: 'PAID', cash: 4500, refunded: 1500, cashReturned: 1500 },
    },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('DISPUTE_OPENED', 4500)],
      is: { status: 'PAID', dispute: 'OPEN' },
    },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('DISPUTE_OPENED'), line('DISPUTE_WON')],
      is: { status: 'PAID', dispute: 'WON' },
    },
    {
      lines: [PRICED, line('CAPTURED', 4500), line('DISPUTE_OPENED'), line('DISPUTE_LOST', 4500)],
      is: { status: 'PAID', captured: 4500, dispute: 'LOST' },
    },
  ])('$lines.length lines, the last $lines: $is', ({ lines, is }) => {
    expect(balanceOfEntries(lines)).toMatchObject(is);
  });
});

describe('what goes back by itself', () => {
  it.each([
    { why: 'nothing of what is paid', lines: [PRICED, line('CAPTURED', 4500)], surplus: 0 },
    { why: 'nothing of cash', lines: [PRICED, line('MARKED_PAID', 4500)], surplus: 0 },
    {
      why: 'the card where cash was first',
      lines: [PRICED, line('MARKED_PAID', 4500), line('CAPTURED', 4500)],
      surplus: 4500,
    },
    {
      why: 'what came too late',
      lines: [PRICED, line('EXPIRED'), line('CAPTURED', 4500)],
      surplus: 4500,
    },
    {
      why: 'what has gone back already does not',
      lines: [PRICED, line('EXPIRED'), line('CAPTURED', 4500), line('REFUNDED', 4500)],
      surplus: 0,
    },
    {
      why: 'the whole card, whatever was given back by hand before',
      lines: [
        PRICED,
        line('MARKED_PAID', 4500),
        line('CASH_RETURNED', 700),
        line('CAPTURED', 4500),
      ],
      surplus: 4500,
    },
    {
      why: 'what was given back on purpose is not asked for again',
      lines: [PRICED, line('CAPTURED', 4500), line('REFUNDED', 1000)],
      surplus: 0,
    },
  ])('$why', ({ lines, surplus }) => {
    expect(surplusOf(balanceOfEntries(lines))).toBe(surplus);
  });
});

it('neither loses nor makes money, whatever happens in which order', () => {
  const entries = fc.array(
    fc.record({ type: fc.constantFrom(...ENTRY_TYPES), amount: fc.constantFrom(100, 250, 4500) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(entries, (happened) => {
      let balance = balanceOfEntries([PRICED]);
      let [captured, cash, refunded, byHand] = [0, 0, 0, 0];
      for (const entry of happened) {
        const before = balance;
        balance = afterEntry(balance, entry);
        if (entry.type === 'CAPTURED') captured += entry.amount;
        if (entry.type === 'MARKED_PAID') cash += entry.amount;
        if (['REFUNDED', 'CASH_RETURNED'].includes(entry.type)) refunded += entry.amount;
        if (entry.type === 'CASH_RETURNED') byHand += entry.amount;
        if (entry.type === 'REFUND_RETURNED') refunded -= entry.amount;
        const stays = isOpenCharge(before.status) ? balance : before;
        expect([balance.status, balance.amount]).toEqual([stays.status, stays.amount]);
      }
      expect(balance).toMatchObject({ captured, cash, refunded, cashReturned: byHand });
      const kept = captured + cash - refunded - surplusOf(balance);
      // What stays is what is owed, or less; cash alone can be too much, which nobody here can send back.
      const toCard = refunded - byHand;
      const isReckoned = captured < toCard || toCard < 0 || cash > 0;
      const most = balance.status === 'PAID' ? balance.amount : 0;
      expect(isReckoned || kept <= most).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
