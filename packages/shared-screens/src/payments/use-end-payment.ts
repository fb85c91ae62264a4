import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isOwed, type ChosenPaymentType } from '@zampa/domain/payments/payment-due';
import { useState } from 'react';
import type { EndPayment } from './end-payment.ts';

/** State of the payment choice at the end of a service. Required if an amount is open. */
export function useEndPayment(conversation: Conversation) {
  const [chosen, choose] = useState<EndPayment | null>(null);
  const [isMissing, setMissing] = useState(false);
  const mustChoose = isOwed(conversation.payload.payment.status);

  /** Calls back with the chosen payment type, or marks the choice as missing. */
  function continueWithPayment(onChosen: (means: ChosenPaymentType | undefined) => void) {
    if (mustChoose && chosen === null) return setMissing(true);
    onChosen(chosen === 'LATER' || chosen === null ? undefined : chosen);
  }

  return {
    mustChoose,
    withPayment: continueWithPayment,
    choice: {
      conversation,
      value: chosen,
      onChange: (value: EndPayment) => {
        choose(value);
        setMissing(false);
      },
      isMissing,
    },
  };
}
