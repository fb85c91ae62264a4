import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { refreshPayments } from '@zampa/client/payments/keys';
import type { Payment } from '@zampa/contract/payments/objects';
import type { RefundReason } from '@zampa/domain/payments/refunds';
import { formatAmountInput, parseAmount } from '@zampa/i18n/format/money';
import { useLanguage } from '@zampa/i18n/use-language';
import { useState } from 'react';

/** Form for a refund: at first of everything that can be refunded. */
export function useRefundForm(payment: Payment, onDone: () => void) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => formatAmountInput(payment.refundable, language));
  const [reason, setReason] = useState<RefundReason>('CALLED_OFF');
  const [note, setNote] = useState('');
  const refund = useRefund(payment.id, onDone);
  const amount = parseAmount(typed, language);
  const isValid = amount !== null && amount > 0 && amount <= payment.refundable;
  const submit = () => {
    if (amount !== null) refund.mutate({ amount, reason, note });
  };
  return {
    typed,
    setTyped,
    /** Null if what was typed cannot be refunded. */
    validAmount: isValid ? amount : null,
    reason,
    setReason,
    note,
    setNote,
    refund,
    submit,
  };
}

type Refund = { readonly amount: number; readonly reason: RefundReason; readonly note: string };

function useRefund(paymentId: string, onDone: () => void) {
  const [api, queryClient, sendOnce] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (refund: Refund) =>
      sendOnce(refund, (idempotencyKey) =>
        api.createRefund({ body: { paymentId, ...refund }, idempotencyKey }),
      ),
    onSuccess: onDone,
    onSettled: () => refreshPayments(queryClient),
  });
}
