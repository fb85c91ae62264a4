import type { AnswerOf } from '@zampa/contract/call';
import type { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';

/** What every form that takes a card is given, whoever the card provider is. */
export interface CardFormProps {
  intent: AnswerOf<typeof createPaymentIntent>;
  payLabel: string;
  isBusy: boolean;
  /** Has the card charged in the way that it is given, then waits for what became of it. */
  charge: (work: () => Promise<void>) => void;
  /** The provider takes no card for it any more: it was paid or called off, or is another one's to pay. */
  onOver: () => void;
}
