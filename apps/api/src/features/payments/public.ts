/** Functions that other features may use. */
export { canTakeCards } from './cards/card-status.ts';
export { closeAttempts } from './cards/close-attempts.ts';
export { balanceSql } from './ledger/balance.ts';
export { assignToBooking, releaseFromBooking } from './ledger/charges.ts';
export { chargeUpfront, findUpfrontDue, type UpfrontDue } from './ledger/charge-upfront.ts';
export { cancelUpfront, endUpfront } from './ledger/end-upfront.ts';
export { chargeRequest } from './ledger/charge-request.ts';
export { chargeForService } from './ledger/main-charge.ts';
export { type PaymentLineRow, paymentLinesSql, shapePaymentLine } from './ledger/payment-lines.ts';
export { isAppointmentCanceledSql, hasPaymentStatusSql } from './ledger/payment-status.ts';
export { readPaymentsOfVisit } from './read-payments.ts';
export { recordPayment } from './ledger/record-payment.ts';
