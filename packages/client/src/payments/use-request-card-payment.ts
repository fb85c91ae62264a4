import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { remainingDue } from '@zampa/domain/payments/payment-due';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshRequest } from '../conversations/lists/refresh-lists.ts';
import { conversationPaymentsQuery } from './use-amount-due.ts';

/** Mutation that asks the client to pay a conversation's amount due by card. */
export function useRequestCardPayment({ id, payload: { payment } }: Conversation) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: async () => {
      const payments = await queryClient.fetchQuery(conversationPaymentsQuery(api, id));
      const open = payments.find(({ status }) => isOpenCharge(status));
      const due = open
        ? { paymentId: open.id, amount: open.amount }
        : { type: 'PAYMENT' as const, amount: remainingDue(payment.amount, payments) };
      const body = { eventId: id, ...due, payment_type: 'DIGITAL' } as const;
      return once(body, (idempotencyKey) => api.createPayment({ body, idempotencyKey }));
    },
    onSuccess: () => refreshRequest(queryClient, id),
  });
}
