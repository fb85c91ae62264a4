// Made by `npm run generate` from the files that are named here.
export { applyCardEvent } from './cards/apply-card-event.ts';
export { createCardAccount } from './cards/create-card-account.ts';
export { createPayment } from './create-payment.ts';
export { createPaymentIntent } from './cards/create-payment-intent.ts';
export { createRefund } from './refunds/create-refund.ts';
export { expireUpfront } from './ledger/end-upfront.ts';
export { issueReceipt } from './receipts/issue-receipt.ts';
export { markPaid } from './mark-paid.ts';
export { readCardStatus } from './cards/read-card-status.ts';
export { readPayments } from './read-payments.ts';
export { readReceipt } from './receipts/read-receipt.ts';
export { releaseUpfront } from './ledger/end-upfront.ts';
export { returnSurplus } from './refunds/return-surplus.ts';
export { sendReceipt } from './receipts/send-receipt.ts';
export { sendRefund } from './refunds/send-refund.ts';
