import { Button, Textarea, TextInput } from '@mantine/core';
import { Select } from '@zampa/ui/mantine/Select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { refreshPayments } from '@zampa/client/payments/keys';
import type { Payment } from '@zampa/contract/payments/objects';
import { personName } from '@zampa/i18n/person-name';
import { REFUND_REASONS, type RefundReason } from '@zampa/domain/payments/refunds';
import { formatAmountInput, parseAmount } from '@zampa/i18n/format/money';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';

export interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Refunds all or part of a payment, with a reason. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { currency, services, person, card, refundable: maxAmount } = payment;
  const [typed, setTyped] = useState(() => formatAmountInput(maxAmount, language));
  const [reason, setReason] = useState<RefundReason>('CALLED_OFF');
  const [note, setNote] = useState('');
  const refund = useRefund(payment.id, onClose);
  const amount = parseAmount(typed, language);
  const isValidAmount = amount !== null && amount > 0 && amount <= maxAmount;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('payments:refund.title')}
      closeLabel={t('common:actions.close')}
      isBusy={refund.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={!isValidAmount}
            loading={refund.isPending}
            onClick={() => amount !== null && refund.mutate({ amount, reason, note })}
          >
            {t('payments:refund.confirm', { amount: money(isValidAmount ? amount : 0, currency) })}
          </Button>
        </>
      }
    >
      <Stack gap="16">
        <Text>
          {t('payments:refund.of', {
            what: formatServiceNames(t, services),
            who: person ? personName(person) : '',
            amount: money(payment.amount, currency),
          })}
        </Text>
        <TextInput
          label={t('payments:refund.amount')}
          description={t('payments:refund.most', { amount: money(maxAmount, currency) })}
          inputMode="decimal"
          value={typed}
          error={
            isValidAmount
              ? null
              : t('payments:refund.tooMuch', { amount: money(maxAmount, currency) })
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          label={t('payments:refund.why')}
          allowDeselect={false}
          data={REFUND_REASONS.map((value) => ({
            value,
            label: t(`payments:refund.reasons.${value}`),
          }))}
          value={reason}
          onChange={(value) => setReason(REFUND_REASONS.find((each) => each === value) ?? 'OTHER')}
        />
        <Textarea
          label={t('payments:refund.note')}
          maxLength={500}
          rows={2}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Text size="small" tone="muted">
          {card ? t('payments:refund.final') : t('payments:refund.finalCash')}
        </Text>
        <CallProblem error={refund.error} />
      </Stack>
    </ModalDialog>
  );
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
