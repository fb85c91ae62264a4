import '@zampa/i18n/english/payments';
import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import { refusalToAskForPayment, type SettlingRefusal } from '@zampa/domain/payments/settling';
import { formatMoney } from '@zampa/i18n/format/money';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { EndPayment } from './end-payment.ts';

export interface PaymentChoiceProps {
  conversation: Conversation;
  value: EndPayment | null;
  onChange: (value: EndPayment) => void;
  /** Nothing was chosen, and it was asked to go on. */
  isMissing: boolean;
}

/** How what is owed is paid when a service ends: in cash, by card on request, or later. */
export function PaymentChoice({ conversation, value, onChange, isMissing }: PaymentChoiceProps) {
  const { t } = useTranslation();
  const { payment, facilityId } = conversation.payload;
  const { data } = useQuery(configurationQuery(useApi(), facilityId));
  const role = useMe().facilities.find(({ id }) => id === facilityId)?.idRole;
  const mayCharge = role !== undefined && mayChargeCards(role);
  const owed = { status: payment.status, price: payment.amount };
  const refusal = refusalToAskForPayment(owed, data?.payments.status === 'READY');
  const amount = formatMoney(payment.amount, payment.currency);
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
          label={t('payments:end.digital')}
          description={
            mayCharge
              ? data && refusal
                ? noCardText(t, refusal)
                : t('payments:end.digitalWhy')
              : t('payments:end.notYours')
          }
          disabled={!mayCharge || !data || refusal !== null}
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

function noCardText(t: Translate, refusal: SettlingRefusal): string {
  switch (refusal) {
    case 'ALREADY_PAID':
      return t('common:refusals.ALREADY_PAID');
    case 'PAYMENTS_NOT_CONFIGURED':
      return t('payments:end.notConfigured');
    case 'TOO_LITTLE_FOR_CARD':
      return t('common:fields.too_little_for_card');
  }
}
