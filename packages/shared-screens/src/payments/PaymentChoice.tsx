import '@zampa/i18n/english/problems';
import '@zampa/i18n/english/payments';
import { Stack } from '@mantine/core';
import { Radio } from '@zampa/ui/mantine/Radio';
import { useAmountDue } from '@zampa/client/payments/use-amount-due';
import { useAcceptsCards } from '@zampa/client/payments/use-accepts-cards';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { EndPayment } from './end-payment.ts';

export interface PaymentChoiceProps {
  conversation: Conversation;
  value: EndPayment | null;
  onChange: (value: EndPayment) => void;
  /** Whether the form was submitted without a choice. */
  isMissing: boolean;
}

/**
 * Radio group for the payment of the open amount when a service ends: at the desk, by card in the client's app, or
 * later.
 */
export function PaymentChoice({ conversation, value, onChange, isMissing }: PaymentChoiceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = money(useAmountDue(conversation), conversation.payload.payment.currency);
  const takesCards = useAcceptsCards(conversation.payload.facilityId);
  const refusal = !conversation.family.registered
    ? 'problems:refusals.CLIENT_NOT_REGISTERED'
    : takesCards === false && 'problems:refusals.PAYMENTS_NOT_CONFIGURED';
  return (
    <Radio.Group
      value={value}
      onChange={onChange}
      label={t('payments:end.question', { amount })}
      error={isMissing ? t('payments:end.required') : undefined}
    >
      <Stack gap="sm" mt="xs">
        <Radio
          value="CASH"
          label={t('payments:end.cash')}
          description={t('payments:end.cashWhy')}
        />
        <Radio
          value="DIGITAL"
          disabled={refusal !== false}
          label={t('payments:end.digital')}
          description={refusal ? t(refusal) : t('payments:end.digitalWhy')}
        />
        <Radio
          value="LATER"
          label={t('payments:end.later')}
          description={t('payments:end.laterWhy')}
        />
      </Stack>
    </Radio.Group>
  );
}
