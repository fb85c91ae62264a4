import { Button, Textarea, TextInput } from '@mantine/core';
import { Select } from '@zampa/ui/mantine/Select';
import type { Payment } from '@zampa/contract/payments/objects';
import { personName } from '@zampa/i18n/person-name';
import { REFUND_REASONS, type RefundReason } from '@zampa/domain/payments/refunds';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useRefundForm } from './use-refund-form.ts';

export interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Refunds all or part of a payment, with a reason. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currency, services, person, card, refundable: maxAmount } = payment;
  const form = useRefundForm(payment, onClose);
  const { refund, validAmount } = form;
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
          <Button disabled={validAmount === null} loading={refund.isPending} onClick={form.submit}>
            {t('payments:refund.confirm', { amount: money(validAmount ?? 0, currency) })}
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
          value={form.typed}
          error={
            validAmount === null &&
            t('payments:refund.tooMuch', { amount: money(maxAmount, currency) })
          }
          onChange={({ currentTarget }) => form.setTyped(currentTarget.value)}
        />
        <RefundReasonField value={form.reason} onChange={form.setReason} />
        <Textarea
          label={t('payments:refund.note')}
          maxLength={500}
          rows={2}
          value={form.note}
          onChange={({ currentTarget }) => form.setNote(currentTarget.value)}
        />
        <Text size="small" tone="muted">
          {card ? t('payments:refund.final') : t('payments:refund.finalCash')}
        </Text>
        <CallProblem error={refund.error} />
      </Stack>
    </ModalDialog>
  );
}

interface RefundReasonFieldProps {
  value: RefundReason;
  onChange: (reason: RefundReason) => void;
}

function RefundReasonField({ value, onChange }: RefundReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('payments:refund.why')}
      allowDeselect={false}
      data={REFUND_REASONS.map((reason) => ({
        value: reason,
        label: t(`payments:refund.reasons.${reason}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(REFUND_REASONS.find((each) => each === chosen) ?? 'OTHER')}
    />
  );
}
