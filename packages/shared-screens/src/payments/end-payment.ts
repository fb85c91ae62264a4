import type { ChosenPaymentType } from '@zampa/domain/payments/settling';

/** How what is owed is paid when a service ends; `LATER` leaves it open. */
export type EndPayment = ChosenPaymentType | 'LATER';
