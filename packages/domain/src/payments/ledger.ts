/** What a charge is for. */
export const CHARGE_KINDS = ['PAYMENT', 'UPFRONT', 'RESERVATION', 'INSTALLMENT'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Where a charge stands. FAILED is final: it has expired or was called off, and is not owed any more. */
export const CHARGE_STATUSES = ['TO_BE_PAID', 'PENDING', 'PAID', 'FAILED'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** What can happen to a charge; each is written down once and never changed. */
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
  /** What had been given back has come back: its bank did not take it. */
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Whether the payer has called on their bank to take a card payment back, and who was right. */
export const DISPUTES = ['OPEN', 'WON', 'LOST'] as const;
export type Dispute = (typeof DISPUTES)[number];

/** Lines by which money has moved, in the order of a charge's life. */
export const MONEY_ENTRIES = [
  'CAPTURED',
  'MARKED_PAID',
  'REFUNDED',
  'REFUND_RETURNED',
  'CASH_RETURNED',
  'DISPUTE_LOST',
] as const satisfies readonly EntryType[];
export type MoneyEntry = (typeof MONEY_ENTRIES)[number];

/** One line of the ledger; `amount` in minor units, 0 where no money is meant. */
export type LedgerEntry = { readonly type: EntryType; readonly amount: number };

/** What the lines of a charge come to, in minor units. */
export type ChargeBalance = {
  readonly status: ChargeStatus;
  readonly reason: 'EXPIRED' | 'CANCELED' | null;
  /** What is owed in all. */
  readonly amount: number;
  /** What the provider has taken, and what was given by hand. */
  readonly captured: number;
  readonly cash: number;
  /** All that went back, and of it what was given back by hand. */
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

/** Returns whether a charge is still to be paid. */
export const isOpenCharge = (status: ChargeStatus): boolean =>
  status === 'TO_BE_PAID' || status === 'PENDING';

type Change = (balance: ChargeBalance, amount: number) => ChargeBalance;

const same: Change = (balance) => balance;
const priced: Change = (balance, amount) =>
  isOpenCharge(balance.status) ? { ...balance, amount, status: 'TO_BE_PAID' } : balance;
/** What comes when nothing is owed any more is kept all the same: it goes back. */
const settled = (balance: ChargeBalance): ChargeBalance =>
  isOpenCharge(balance.status) ? { ...balance, status: 'PAID' } : balance;
const ended =
  (reason: 'EXPIRED' | 'CANCELED'): Change =>
  (balance) =>
    isOpenCharge(balance.status) ? { ...balance, status: 'FAILED', reason } : balance;
const between =
  (from: ChargeStatus, to: ChargeStatus): Change =>
  (balance) =>
    balance.status === from ? { ...balance, status: to } : balance;
const returned: Change = (balance, amount) => ({ ...balance, refunded: balance.refunded + amount });
const disputed =
  (dispute: Dispute): Change =>
  (balance) => ({ ...balance, dispute });

const changes: Readonly<Record<EntryType, Change>> = {
  PRICED: priced,
  AMENDED: priced,
  REQUESTED: same,
  ATTEMPT_OPENED: between('TO_BE_PAID', 'PENDING'),
  ATTEMPT_DECLINED: same,
  ATTEMPT_CLOSED: between('PENDING', 'TO_BE_PAID'),
  CAPTURED: (balance, amount) => settled({ ...balance, captured: balance.captured + amount }),
  MARKED_PAID: (balance, amount) => settled({ ...balance, cash: balance.cash + amount }),
  EXPIRED: ended('EXPIRED'),
  CANCELED: ended('CANCELED'),
  REFUND_REQUESTED: same,
  REFUNDED: returned,
  REFUND_FAILED: same,
  REFUND_RETURNED: (balance, amount) => ({ ...balance, refunded: balance.refunded - amount }),
  CASH_RETURNED: (balance, amount) => ({
    ...returned(balance, amount),
    cashReturned: balance.cashReturned + amount,
  }),
  DISPUTE_OPENED: disputed('OPEN'),
  DISPUTE_WON: disputed('WON'),
  DISPUTE_LOST: disputed('LOST'),
};

/** Returns what a charge comes to after one more line. */
export const afterEntry = (
  balance: ChargeBalance | null,
  { type, amount }: LedgerEntry,
): ChargeBalance => changes[type](balance ?? NOTHING, amount);

/** Returns what the lines of a charge come to, in their order. */
export const balanceOfEntries = (entries: readonly LedgerEntry[]): ChargeBalance =>
  entries.reduce(afterEntry, NOTHING);

/** Returns what of a card payment is still the clinic's, in minor units. */
export const leftOnCard = ({ captured, refunded, cashReturned }: CardParts): number =>
  captured - (refunded - cashReturned);

type CardParts = Pick<ChargeBalance, 'captured' | 'refunded' | 'cashReturned'>;

/**
 * Returns what has to go back to the card by itself, in minor units: what was taken although it was paid otherwise, or
 * not owed any more.
 */
export function surplusOf(balance: ChargeBalance): number {
  const owed = balance.status === 'PAID' ? balance.amount : 0;
  const left = leftOnCard(balance);
  return Math.max(0, Math.min(left, left + balance.cash - owed));
}
