import type { ChargeBalance } from './ledger.ts';
import { refundedPart } from './refunds.ts';

/** State of a payment as lists show it. */
type PaymentState = 'TO_BE_PAID' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'EXPIRED' | 'CANCELED';

type ShownPayment = Pick<ChargeBalance, 'status' | 'reason' | 'amount' | 'refunded'> & {
  readonly refundable: number;
};

/** Returns the state of a payment as lists show it. A card payment in progress is still due. */
export function paymentStateOf(payment: ShownPayment): PaymentState {
  const { status, reason } = payment;
  if (status === 'FAILED') return reason ?? 'CANCELED';
  if (status !== 'PAID') return 'TO_BE_PAID';
  switch (refundedPart(payment)) {
    case 'NOTHING':
      return 'PAID';
    case 'PART':
      return 'PARTLY_REFUNDED';
    case 'ALL':
      return 'REFUNDED';
  }
}
