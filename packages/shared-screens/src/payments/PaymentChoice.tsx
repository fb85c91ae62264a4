import '@zampa/i18n/english/payments';
import { Radio, Stack } from '@mantine/core';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { EndPayment } from './end-payment.ts';

export interface PaymentChoiceProps {
  conversation: Conversation;
  value: EndPayment | null;
  onChange: (value: EndPayment) => void;
  /** Nothing was chosen, and it was asked to go on. */
  isMissing: boolean;
}

/** Asks how what is owed is paid when a service ends: at the desk, or later. */
export function PaymentChoice({ conversation, value, onChange, isMissing }: PaymentChoiceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { payment } = conversation.payload;
  const amount = money(payment.amount, payment.currency);
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
          value="LATER"
          label={t('payments:end.later')}
          description={t('payments:end.laterWhy')}
        />
      </Stack>
    </Radio.Group>
  );
}
