import type { ChosenPaymentType } from '@zampa/domain/payments/payment-due';

/** Payment type of the open amount when a service ends; `LATER` leaves it open. */
export type EndPayment = ChosenPaymentType | 'LATER';
