import { Button } from '@mantine/core';
import type { Payment } from '@zampa/contract/payments/objects';
import { personName } from '@zampa/i18n/person-name';
import { staffStanding } from '@zampa/domain/people/roles';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReceiptLinks } from '@zampa/shared-screens/payments/ReceiptLinks.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import styles from './DigitalPayments.module.css';

export interface PaymentLineProps {
  payment: Payment;
  onRefund: () => void;
}

/** Shows one payment: of whom, what for, how, and how it stands; admins give what was paid by card back. */
export function PaymentLine({ payment, onRefund }: PaymentLineProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const language = useLanguage();
  const now = useMinuteClock();
  const money = useMoney();
  const { amount, currency, refunded, pets, person, services, paidDate, createdDate } = payment;
  const day = formatDatedDay(new Date(paidDate ?? createdDate), now, facility.timezone, language);
  const who = [pets.map(({ name }) => name).join(', '), person ? personName(person) : ''];
  const canRefund = payment.refundable > 0 && staffStanding(facility.idRole) === 'admin';
  return (
    <Row gap="12" justify="between" align="start">
      <Stack gap="4" grow>
        <Text as="strong" weight="600">
          {serviceNamesText(t, services)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {[day, ...who].filter(Boolean).join(' · ')}
        </Text>
        <Text as="span" size="small" tone={payment.declined ? 'danger' : 'muted'}>
          {meansText(t, payment)}
        </Text>
        {payment.dispute && (
          <Text as="span" size="small" tone={payment.dispute === 'WON' ? 'muted' : 'danger'}>
            {t(`payments:list.dispute.${payment.dispute}`)}
          </Text>
        )}
        {refunded > 0 && (
          <Text as="span" size="small">
            {t('payments:list.refunded', { amount: money(refunded, currency) })}
          </Text>
        )}
        <ReceiptLinks
          payment={payment}
          nameOf={({ kind, number }) => t(`payments:receipt.${kind}`, { number })}
        />
      </Stack>
      <Stack gap="8" align="end">
        <strong className={styles['amount']}>{money(amount, currency)}</strong>
        <StatusChip tone={toneOf(payment)}>
          {t(`payments:list.state.${stateOf(payment)}`)}
        </StatusChip>
        {canRefund && (
          <Button size="compact-md" variant="default" onClick={onRefund}>
            {t('payments:refund.action')}
          </Button>
        )}
      </Stack>
    </Row>
  );
}

const stateOf = ({ status, reason }: Payment) =>
  status === 'FAILED' ? (reason ?? 'CANCELED') : status;

function toneOf({ status }: Payment) {
  if (status === 'PAID') return 'paid';
  return status === 'FAILED' ? 'info' : 'due';
}

function meansText(t: Translate, payment: Payment): string {
  const { status, payment_type, card, declined, requestDate, upfront } = payment;
  if (status === 'PAID')
    return card ? t('payments:list.card', { last4: card.last4 }) : t('payments:list.cash');
  if (declined) return t('payments:list.declined');
  if (upfront) return t('payments:list.upfront');
  return payment_type === 'DIGITAL' && requestDate ? t('payments:list.asked') : '';
}
