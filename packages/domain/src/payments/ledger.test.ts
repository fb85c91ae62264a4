import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEntry,
  balanceOfEntries,
  ENTRY_TYPES,
  isOpenCharge,
  surplusToRefund,
  type LedgerEntry,
} from './ledger.ts';

const line = (type: LedgerEntry['type'], amount = 0): LedgerEntry => ({ type, amount });
const PRICED = line('PRICED', 4500);
const OPENED = line('ATTEMPT_OPENED');

describe('balanceOfEntries', () => {
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
    // PAID and FAILED are final.
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
  ])('for $lines.length entries $lines returns $is', ({ lines, is }) => {
    expect(balanceOfEntries(lines)).toMatchObject(is);
  });
});

describe('surplusToRefund', () => {
  it.each([
    {
      why: 'nothing if the paid amount is owed',
      lines: [PRICED, line('CAPTURED', 4500)],
      surplus: 0,
    },
    { why: 'nothing of a cash payment', lines: [PRICED, line('MARKED_PAID', 4500)], surplus: 0 },
    {
      why: 'a card payment after a cash payment',
      lines: [PRICED, line('MARKED_PAID', 4500), line('CAPTURED', 4500)],
      surplus: 4500,
    },
    {
      why: 'a card payment after expiry',
      lines: [PRICED, line('EXPIRED'), line('CAPTURED', 4500)],
      surplus: 4500,
    },
    {
      why: 'nothing that was already refunded',
      lines: [PRICED, line('EXPIRED'), line('CAPTURED', 4500), line('REFUNDED', 4500)],
      surplus: 0,
    },
    {
      why: 'the whole card payment after a partial cash refund',
      lines: [
        PRICED,
        line('MARKED_PAID', 4500),
        line('CASH_RETURNED', 700),
        line('CAPTURED', 4500),
      ],
      surplus: 4500,
    },
    {
      why: 'nothing more after a voluntary refund',
      lines: [PRICED, line('CAPTURED', 4500), line('REFUNDED', 1000)],
      surplus: 0,
    },
  ])('refunds $why', ({ lines, surplus }) => {
    expect(surplusToRefund(balanceOfEntries(lines))).toBe(surplus);
  });
});

it('the ledger neither loses nor creates money, in any order of entries (property test)', () => {
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
        balance = applyEntry(balance, entry);
        if (entry.type === 'CAPTURED') captured += entry.amount;
        if (entry.type === 'MARKED_PAID') cash += entry.amount;
        if (['REFUNDED', 'CASH_RETURNED'].includes(entry.type)) refunded += entry.amount;
        if (entry.type === 'CASH_RETURNED') byHand += entry.amount;
        if (entry.type === 'REFUND_RETURNED') refunded -= entry.amount;
        const stays = isOpenCharge(before.status) ? balance : before;
        expect([balance.status, balance.amount]).toEqual([stays.status, stays.amount]);
      }
      expect(balance).toMatchObject({ captured, cash, refunded, cashReturned: byHand });
      const remaining = captured + cash - refunded - surplusToRefund(balance);
      // At most the owed amount remains. Cash alone can exceed it, which cannot be returned automatically.
      const toCard = refunded - byHand;
      const isReckoned = captured < toCard || toCard < 0 || cash > 0;
      const most = balance.status === 'PAID' ? balance.amount : 0;
      expect(isReckoned || remaining <= most).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
