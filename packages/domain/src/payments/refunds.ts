/** Why money goes back; the last where it goes back by itself. */
export const REFUND_REASONS = [
  'CALLED_OFF',
  'PAID_TWICE',
  'PART_NOT_DONE',
  'GOODWILL',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Returns how much of a card payment can still go back, in minor units. */
export const refundable = (paid: { readonly captured: number; readonly refunded: number }) =>
  Math.max(0, paid.captured - paid.refunded);
