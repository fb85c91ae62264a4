/** What other features may use of this one. */
export { balanceOf } from './balance.ts';
export { takesCards } from './card-status.ts';
export { paidLike } from './payment-status.ts';
export { recordPayment } from './record-payment.ts';
