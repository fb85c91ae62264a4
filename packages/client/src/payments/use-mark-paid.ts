import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@zampa/contract/payments/objects';
import { useApi } from '../ClientProvider.tsx';
import { refreshRequest } from '../conversations/lists/refresh-lists.ts';
import { refreshPayments } from './keys.ts';
import { conversationPaymentsQuery } from './use-amount-due.ts';

/** Amount due for a conversation, or for one of its payments, in minor units. */
export type Debt = Pick<Payment, 'amount' | 'currency'> & {
  readonly conversationId: string;
  /** The only payment to mark; absent for all of the conversation. */
  readonly paymentId?: string;
};

/** Result of marking a debt as paid in cash. */
export type MarkPaidOutcome = 'MARKED' | 'PAID_BY_CARD' | 'NOTHING_TO_PAY';

/** Marks a debt as paid in cash, irreversibly. If nothing was marked, reads the payments to find the reason. */
export function useMarkPaid({ conversationId, paymentId }: Debt) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    async mutationFn(): Promise<MarkPaidOutcome> {
      const query = { eventId: conversationId, ...(paymentId && { paymentId }) };
      if (await api.markPaid({ query })) return 'MARKED';
      const payments = await queryClient.fetchQuery(conversationPaymentsQuery(api, conversationId));
      const isByCard = payments.some(
        ({ id, status, payment_type }) =>
          (paymentId === undefined || id === paymentId) &&
          status === 'PAID' &&
          payment_type === 'DIGITAL',
      );
      return isByCard ? 'PAID_BY_CARD' : 'NOTHING_TO_PAY';
    },
    onSuccess() {
      refreshRequest(queryClient, conversationId);
      refreshPayments(queryClient);
    },
  });
}
