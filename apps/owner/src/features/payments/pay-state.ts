import type { Payment } from '@zampa/contract/payments/objects';
import { isOpenCharge } from '@zampa/domain/payments/ledger';

/** What has become of what somebody is about to pay; CHANGED where that is not the same for all of it. */
export type PayState = 'OPEN' | 'PAID' | 'EXPIRED' | 'CANCELED' | 'CHANGED';

/** Returns whether what somebody is about to pay can still be paid, and else why not. */
export function payStateOf(payments: readonly Pick<Payment, 'status' | 'reason'>[]): PayState {
  const [first = 'OPEN', ...others] = new Set(payments.map(stateOf));
  return others.length > 0 ? 'CHANGED' : first;
}

function stateOf({ status, reason }: Pick<Payment, 'status' | 'reason'>): PayState {
  if (isOpenCharge(status)) return 'OPEN';
  return status === 'PAID' ? 'PAID' : (reason ?? 'CANCELED');
}
