import type { Payment } from '@zampa/contract/payments/objects';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReceiptLinks } from '@zampa/shared-screens/payments/ReceiptLinks.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import styles from './payments.module.css';

/** Shows what was paid, with what and when, or why it is not owed any more. */
export function PastPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const money = useMoney();
  const { amount, currency, refunded, pets, facilityName, services, paidDate, createdDate } =
    payment;
  const day = new Date(paidDate ?? createdDate);
  const names = pets.map(({ name }) => name).join(', ');
  return (
    <Row justify="between" align="start">
      <Stack gap="4" grow>
        <Text as="strong" weight="600">
          {serviceNamesText(t, services)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {[formatDatedDay(day, now, deviceZone(), language), names, facilityName]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Means payment={payment} />
        {refunded > 0 && (
          <Text as="span" size="small">
            {t('payments-owner:refunded', { amount: money(refunded, currency) })}
          </Text>
        )}
        <ReceiptLinks
          payment={payment}
          nameOf={({ kind, number }) => t(`payments-owner:receipt.${kind}`, { number })}
        />
      </Stack>
      <Stack gap="4" align="end">
        <strong className={styles['amount']}>{money(amount, currency)}</strong>
        <StatusChip tone={payment.status === 'PAID' ? 'paid' : 'info'}>
          {t(`payments-owner:state.${payment.reason ?? 'PAID'}`)}
        </StatusChip>
      </Stack>
    </Row>
  );
}

function Means({ payment: { status, card, payment_type } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (status !== 'PAID') return null;
  if (payment_type === 'CASH')
    return (
      <Text as="span" size="small" tone="muted">
        {t('payments-owner:cash')}
      </Text>
    );
  if (!card) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {t('payments-owner:card', { last4: card.last4 })}
    </Text>
  );
}
