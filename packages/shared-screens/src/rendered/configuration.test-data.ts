import type { PaymentsStatus } from '@zampa/domain/payments/account';

/** How the clinic is set up: nothing is offered yet, and clients can pay by card. */
export const configuration = {
  services: [],
  workingHours: [],
  hoursUpdated: '2026-11-20T09:00:00.000Z',
  timetables: [],
  closures: [],
  bookingsPausedUntil: null,
  receptionAnswers: true,
  payments: { status: 'READY' as PaymentsStatus, stripeId: 'acct_1' as string | null },
  subscription: null,
  onboarding: { status: 'COMPLETE' },
};

/** The same clinic before it has an account with the card provider. */
export const withoutCards = {
  ...configuration,
  payments: { status: 'NONE' as const, stripeId: null },
};
