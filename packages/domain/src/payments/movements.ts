import type { EntryType, MoneyEntry } from './ledger.ts';

/** 1 for money received by the clinic, -1 for money returned. */
const DIRECTIONS: Readonly<Record<MoneyEntry, 1 | -1>> = {
  CAPTURED: 1,
  MARKED_PAID: 1,
  REFUNDED: -1,
  REFUND_RETURNED: 1,
  CASH_RETURNED: -1,
  DISPUTE_LOST: -1,
};

/** Returns the signed effect of a ledger entry on the clinic's money, in minor units; negative for money returned. */
export const signedAmount = (type: MoneyEntry, amount: number): number => DIRECTIONS[type] * amount;

/** Returns whether a ledger entry is about cash. */
export const isCashEntry = (type: EntryType): boolean =>
  type === 'MARKED_PAID' || type === 'CASH_RETURNED';

/** Ledger entries that add to the clinic's money, and those that return it or correct a return. */
export const RECEIVING = ['CAPTURED', 'MARKED_PAID'] as const satisfies readonly MoneyEntry[];
export const RETURNING = [
  'REFUNDED',
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_LOST',
] as const satisfies readonly MoneyEntry[];

/** Maximum length of a report period, in days. */
export const LONGEST_PERIOD_DAYS = 366;
