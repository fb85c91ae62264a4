import type { EntryType } from '../payments/ledger.ts';

/** What is read about money between the messages. */
export type PaymentNoticeKind =
  | 'UPFRONT_REQUESTED'
  | 'PAYMENT_REQUESTED'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_EXPIRED'
  | 'REFUNDED';

/** What happened to something that is owed, as the ledger has it. */
export type PaymentLine = {
  readonly type: EntryType;
  /** Whether what it is for is only confirmed once it is paid. */
  readonly upfront: boolean;
  /** Minor units: what was paid or went back, else what is owed. */
  readonly amount: number;
  readonly date: string;
};

/** Of a payment; stable by its kind and its date. */
export type PaymentNotice = {
  readonly kind: PaymentNoticeKind;
  readonly seq?: never;
  readonly date: string;
  readonly amount: number;
  /** Whether it was given by hand. */
  readonly inCash: boolean;
};

/** Returns what a line of the ledger says to people; null for what is the ledger's own business. */
export function paymentNoticeOf({ type, upfront }: PaymentLine): PaymentNoticeKind | null {
  switch (type) {
    // What is paid before is asked for as soon as it is owed.
    case 'PRICED':
      return upfront ? 'UPFRONT_REQUESTED' : null;
    case 'REQUESTED':
      return upfront ? null : 'PAYMENT_REQUESTED';
    case 'CAPTURED':
    case 'MARKED_PAID':
      return 'PAID';
    case 'ATTEMPT_DECLINED':
      return 'PAYMENT_FAILED';
    case 'EXPIRED':
      return 'PAYMENT_EXPIRED';
    case 'REFUNDED':
    case 'CASH_RETURNED':
      return 'REFUNDED';
    case 'AMENDED':
    case 'ATTEMPT_OPENED':
    case 'ATTEMPT_CLOSED':
    case 'CANCELED':
    case 'REFUND_REQUESTED':
    case 'REFUND_FAILED':
    case 'REFUND_RETURNED':
    case 'DISPUTE_OPENED':
    case 'DISPUTE_WON':
    case 'DISPUTE_LOST':
      return null;
  }
}
