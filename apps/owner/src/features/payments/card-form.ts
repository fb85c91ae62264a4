import type { AnswerOf } from '@zampa/contract/call';
import type { ReactNode } from 'react';
import type { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';

/** Props of every card form, whichever the payment provider. */
export interface CardFormProps {
  intent: AnswerOf<typeof createPaymentIntent>;
  /** Summary of the payment, above the card fields. */
  summary: ReactNode;
  /** Recipient of the payment, below the card fields. */
  footnote: ReactNode;
  payLabel: string;
  isBusy: boolean;
  /** Runs a function that charges the card, then waits for the result. */
  charge: (work: () => Promise<void>) => void;
  /**
   * Called when the provider accepts no more cards for this payment: it was paid, canceled, or is paid by another
   * person.
   */
  onOver: () => void;
}
