import type { EntryType, MoneyEntry } from './ledger.ts';

/** Into the clinic's hands, or out of them. */
const DIRECTIONS: Readonly<Record<MoneyEntry, 1 | -1>> = {
  CAPTURED: 1,
  MARKED_PAID: 1,
  REFUNDED: -1,
  REFUND_RETURNED: 1,
  CASH_RETURNED: -1,
  DISPUTE_LOST: -1,
};

/** Returns how much a line of the ledger adds to what a clinic has, in minor units; negative for what goes out. */
export const movedBy = (type: MoneyEntry, amount: number): number => DIRECTIONS[type] * amount;

/** Returns whether a line of the ledger is about notes and coins. */
export const isCashEntry = (type: EntryType): boolean =>
  type === 'MARKED_PAID' || type === 'CASH_RETURNED';

/** Lines of the ledger by which a clinic receives money, and those by which it goes back. */
export const RECEIVING = ['CAPTURED', 'MARKED_PAID'] as const satisfies readonly MoneyEntry[];
export const RETURNING = [
  'REFUNDED',
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_LOST',
] as const satisfies readonly MoneyEntry[];

/** The longest period that is looked at at once. */
export const LONGEST_PERIOD_DAYS = 366;
