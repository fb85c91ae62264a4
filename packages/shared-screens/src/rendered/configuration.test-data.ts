import type { PaymentsStatus } from '@zampa/domain/payments/account';

/** A clinic without services that accepts card payments. */
export const configuration = {
  services: [],
  workingHours: [],
  hoursUpdated: '2026-11-20T09:00:00.000Z',
  timetables: [],
  closures: [],
  bookingsPausedUntil: null,
  receptionAnswers: true,
  payments: { status: 'READY' as PaymentsStatus, stripeId: 'acct_1' as string | null },
  paymentMode: 'stripe' as 'stripe' | 'sandbox',
  subscription: { plan: null, status: 'NONE' },
  onboarding: { status: 'COMPLETE' },
};

/** The same clinic without an account at the payment provider. */
export const withoutCards = {
  ...configuration,
  payments: { status: 'NONE' as const, stripeId: null },
};
