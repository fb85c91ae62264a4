import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isOwed, type ChosenPaymentType } from '@zampa/domain/payments/settling';
import { useState } from 'react';
import type { EndPayment } from './end-payment.ts';

/** Keeps the choice of a way of payment at the end of a service; it has to be made where something is owed. */
export function useEndPayment(conversation: Conversation) {
  const [chosen, choose] = useState<EndPayment | null>(null);
  const [isMissing, setMissing] = useState(false);
  const mustChoose = isOwed(conversation.payload.payment.status);

  /** Goes on with what was chosen, or says that nothing was. */
  function withPayment(goOn: (means: ChosenPaymentType | undefined) => void) {
    if (mustChoose && chosen === null) return setMissing(true);
    goOn(chosen === 'LATER' || chosen === null ? undefined : chosen);
  }

  return {
    mustChoose,
    withPayment,
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
