/** Purpose of a charge. */
export const CHARGE_KINDS = ['PAYMENT', 'UPFRONT', 'RESERVATION', 'INSTALLMENT'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Status of a charge. FAILED is final: it expired or was canceled, and is no longer owed. */
export const CHARGE_STATUSES = ['TO_BE_PAID', 'PENDING', 'PAID', 'FAILED'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Types of ledger entries. Entries are append-only. */
export const ENTRY_TYPES = [
  'PRICED',
  'AMENDED',
  'REQUESTED',
  'ATTEMPT_OPENED',
  'ATTEMPT_DECLINED',
  'ATTEMPT_CLOSED',
  'CAPTURED',
  'MARKED_PAID',
  'EXPIRED',
  'CANCELED',
  'REFUND_REQUESTED',
  'REFUNDED',
  'REFUND_FAILED',
  /** A refund bounced: the payer's bank did not accept it. */
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** State and outcome of a chargeback. */
export const DISPUTES = ['OPEN', 'WON', 'LOST'] as const;
export type Dispute = (typeof DISPUTES)[number];

/** Entry types that move money, in the order of a charge's life. */
export const MONEY_ENTRIES = [
  'CAPTURED',
  'MARKED_PAID',
  'REFUNDED',
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_LOST',
] as const satisfies readonly EntryType[];
export type MoneyEntry = (typeof MONEY_ENTRIES)[number];

/** Ledger entry; `amount` in minor units, 0 if no money is involved. */
export type LedgerEntry = { readonly type: EntryType; readonly amount: number };

/** State of a charge computed from its ledger entries, in minor units. */
export type ChargeBalance = {
  readonly status: ChargeStatus;
  readonly reason: 'EXPIRED' | 'CANCELED' | null;
  /** Total amount owed. */
  readonly amount: number;
  /** Received by card, and in cash. */
  readonly captured: number;
  readonly cash: number;
  /** Total refunded, and the part of it returned in cash. */
  readonly refunded: number;
  readonly cashReturned: number;
  readonly dispute: Dispute | null;
};

const NOTHING: ChargeBalance = {
  status: 'TO_BE_PAID',
  reason: null,
  amount: 0,
  captured: 0,
  cash: 0,
  refunded: 0,
  cashReturned: 0,
  dispute: null,
};

/** Returns whether a charge is still unpaid. */
export const isOpenCharge = (status: ChargeStatus): boolean =>
  status === 'TO_BE_PAID' || status === 'PENDING';

type Change = (balance: ChargeBalance, amount: number) => ChargeBalance;

const unchanged: Change = (balance) => balance;
const setPrice: Change = (balance, amount) =>
  isOpenCharge(balance.status) ? { ...balance, amount, status: 'TO_BE_PAID' } : balance;
/** Marks an open charge as paid. A payment after that is still recorded, and becomes a surplus to refund. */
const toPaid = (balance: ChargeBalance): ChargeBalance =>
  isOpenCharge(balance.status) ? { ...balance, status: 'PAID' } : balance;
const toFailed =
  (reason: 'EXPIRED' | 'CANCELED'): Change =>
  (balance) =>
    isOpenCharge(balance.status) ? { ...balance, status: 'FAILED', reason } : balance;
const transition =
  (from: ChargeStatus, to: ChargeStatus): Change =>
  (balance) =>
    balance.status === from ? { ...balance, status: to } : balance;
const addRefund: Change = (balance, amount) => ({
  ...balance,
  refunded: balance.refunded + amount,
});
const setDispute =
  (dispute: Dispute): Change =>
  (balance) => ({ ...balance, dispute });

const changes: Readonly<Record<EntryType, Change>> = {
  PRICED: setPrice,
  AMENDED: setPrice,
  REQUESTED: unchanged,
  ATTEMPT_OPENED: transition('TO_BE_PAID', 'PENDING'),
  ATTEMPT_DECLINED: unchanged,
  ATTEMPT_CLOSED: transition('PENDING', 'TO_BE_PAID'),
  CAPTURED: (balance, amount) => toPaid({ ...balance, captured: balance.captured + amount }),
  MARKED_PAID: (balance, amount) => toPaid({ ...balance, cash: balance.cash + amount }),
  EXPIRED: toFailed('EXPIRED'),
  CANCELED: toFailed('CANCELED'),
  REFUND_REQUESTED: unchanged,
  REFUNDED: addRefund,
  REFUND_FAILED: unchanged,
  REFUND_RETURNED: (balance, amount) => ({ ...balance, refunded: balance.refunded - amount }),
  CASH_RETURNED: (balance, amount) => ({
    ...addRefund(balance, amount),
    cashReturned: balance.cashReturned + amount,
  }),
  DISPUTE_OPENED: setDispute('OPEN'),
  DISPUTE_WON: setDispute('WON'),
  DISPUTE_LOST: setDispute('LOST'),
};

/** Returns the balance of a charge after one more entry. */
export const applyEntry = (
  balance: ChargeBalance | null,
  { type, amount }: LedgerEntry,
): ChargeBalance => changes[type](balance ?? NOTHING, amount);

/** Returns the balance of a charge from its entries, in order. */
export const balanceOfEntries = (entries: readonly LedgerEntry[]): ChargeBalance =>
  entries.reduce(applyEntry, NOTHING);

/** Returns the amount of a card payment that has not been refunded, in minor units. */
export const netCardAmount = ({ captured, refunded, cashReturned }: CardParts): number =>
  captured - (refunded - cashReturned);

type CardParts = Pick<ChargeBalance, 'captured' | 'refunded' | 'cashReturned'>;

/**
 * Returns the amount that must be refunded to the card automatically, in minor units: paid twice, or no longer owed.
 */
export function surplusToRefund(balance: ChargeBalance): number {
  const owed = balance.status === 'PAID' ? balance.amount : 0;
  const left = netCardAmount(balance);
  return Math.max(0, Math.min(left, left + balance.cash - owed));
}
