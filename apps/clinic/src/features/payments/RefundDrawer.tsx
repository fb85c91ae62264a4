import { Button, Textarea, TextInput } from '@mantine/core';
import type { Payment } from '@zampa/contract/payments/objects';
import { personName } from '@zampa/i18n/person-name';
import { REFUND_REASONS, type RefundReason } from '@zampa/domain/payments/refunds';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useRefundForm } from './use-refund-form.ts';

export interface RefundDrawerProps {
  payment: Payment;
  onClose: () => void;
}

/** Refunds all or part of a payment, with a reason, beside the list of payments. */
export function RefundDrawer({ payment, onClose }: RefundDrawerProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currency, services, person, card, refundable: maxAmount } = payment;
  const form = useRefundForm(payment, onClose);
  const { refund, validAmount } = form;
  return (
    <SideDrawer
      open
      onClose={refund.isPending ? () => undefined : onClose}
      size="small"
      backdrop={false}
      title={t('payments:refund.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <Row fill>
          <Button variant="default" disabled={refund.isPending} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={validAmount === null} loading={refund.isPending} onClick={form.submit}>
            {t('payments:refund.confirm', { amount: money(validAmount ?? 0, currency) })}
          </Button>
        </Row>
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
    </SideDrawer>
  );
}

interface RefundReasonFieldProps {
  value: RefundReason;
  onChange: (reason: RefundReason) => void;
}

function RefundReasonField({ value, onChange }: RefundReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup legend={t('payments:refund.why')} look="choices">
      {REFUND_REASONS.map((reason) => (
        <Chip key={reason} isChosen={reason === value} onClick={() => onChange(reason)}>
          {t(`payments:refund.reasons.${reason}`)}
        </Chip>
      ))}
    </FieldGroup>
  );
}
