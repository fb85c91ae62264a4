/** What other features may use of this one. */
export { takesCards } from './cards/card-status.ts';
export { closeAttempts } from './cards/close-attempts.ts';
export { balanceOf } from './ledger/balance.ts';
export { tieToBooking } from './ledger/charges.ts';
export { chargeUpfront, findUpfrontDue, type UpfrontDue } from './ledger/charge-upfront.ts';
export { cancelUpfront, endUpfront } from './ledger/end-upfront.ts';
export { chargeForService } from './ledger/main-charge.ts';
export { type PaymentLineRow, paymentLinesOf, shapePaymentLine } from './ledger/payment-lines.ts';
export { isCalledOff, paidLike } from './ledger/payment-status.ts';
export { readPaymentsOfVisit } from './read-payments.ts';
export { recordPayment } from './ledger/record-payment.ts';
