import type { EntryType } from '../payments/ledger.ts';

/** Notices about payments, shown between the messages. */
export type PaymentNoticeKind =
  | 'UPFRONT_REQUESTED'
  | 'PAYMENT_REQUESTED'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_EXPIRED'
  | 'REFUNDED';

/** Ledger entry of a charge. */
export type PaymentLine = {
  readonly type: EntryType;
  /** Whether the booking is confirmed only after this payment. */
  readonly upfront: boolean;
  /** Minor units: the amount paid or refunded, otherwise the amount owed. */
  readonly amount: number;
  readonly date: string;
};

/** Notice about a payment, identified by its kind and date. */
export type PaymentNotice = {
  readonly kind: PaymentNoticeKind;
  readonly seq?: never;
  readonly date: string;
  readonly amount: number;
  /** Whether it was paid or refunded in cash. */
  readonly inCash: boolean;
};

/** Returns the notice for a ledger entry; null for internal entries. */
export function paymentNoticeOf({ type, upfront }: PaymentLine): PaymentNoticeKind | null {
  switch (type) {
    // A prepayment is requested as soon as it is created.
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
