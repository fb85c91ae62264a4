import type { Payment } from '@zampa/contract/payments/objects';

const booking = {
  title: 'payments:owner.upfront.title',
  yours: 'payments:owner.upfront.yours',
  pay: 'payments:owner.upfront.pay',
  paidWhy: 'payments:owner.upfront.paidWhy',
  overWhy: 'payments:owner.upfront.overWhy',
} as const;

const request = {
  title: 'payments:owner.request.title',
  yours: 'payments:owner.request.yours',
  pay: 'payments:owner.request.pay',
  paidWhy: 'payments:owner.request.paidWhy',
  overWhy: 'payments:owner.request.overWhy',
} as const;

/** Returns the texts of a prepayment, which confirms an appointment or sends a message consultation. */
export const upfrontKeys = ({ category }: Pick<Payment, 'category'>) =>
  category === 'CONSULTATION' ? request : booking;
