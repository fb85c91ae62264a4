import type { Payment } from '@zampa/contract/payments/objects';
import { requestListOf } from '@zampa/domain/inbox/request-lists';
import { paymentStateOf } from '@zampa/domain/payments/payment-state';
import { personName } from '@zampa/i18n/person-name';
import { formatDatedDay, formatTime } from '@zampa/i18n/format/dates';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReceiptLinks } from '@zampa/shared-screens/payments/ReceiptLinks.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Link } from '@tanstack/react-router';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import styles from './DigitalPayments.module.css';
import { PaymentActions } from './PaymentActions.tsx';

export interface PaymentLineProps {
  payment: Payment;
  onRefund: () => void;
  onMarkPaid: () => void;
}

/**
 * Shows a payment with service, client, method and status, and links to its conversation. While it is due, staff
 * can request it and mark it as paid; admins can refund it afterwards.
 */
export function PaymentLine({ payment, onRefund, onMarkPaid }: PaymentLineProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const language = useLanguage();
  const now = useMinuteClock();
  const money = useMoney();
  const { amount, currency, refunded, pets, person, services, paidDate, createdDate } = payment;
  const { eventId, eventStatus, category } = payment;
  const day = formatDatedDay(new Date(paidDate ?? createdDate), now, facility.timezone, language);
  const petsAndClient = [pets.map(({ name }) => name).join(', '), person ? personName(person) : ''];
  const state = paymentStateOf(payment);
  return (
    <Row gap="12" justify="between" align="start">
      <Stack gap="4" grow>
        <Link
          className={styles['opens']}
          to="/workspace/requests"
          search={{ list: requestListOf(eventStatus, category), conversation: eventId }}
        >
          {formatServiceNames(t, services)}
        </Link>
        <Text as="span" size="small" tone="muted">
          {[day, ...petsAndClient].filter(Boolean).join(' · ')}
        </Text>
        <PaymentMethod payment={payment} />
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
        <StatusChip tone={tones[state]}>{t(`payments:list.state.${state}`)}</StatusChip>
        <PaymentActions payment={payment} onRefund={onRefund} onMarkPaid={onMarkPaid} />
      </Stack>
    </Row>
  );
}

const tones = {
  TO_BE_PAID: 'due',
  PAID: 'paid',
  PARTLY_REFUNDED: 'paid',
  REFUNDED: 'info',
  EXPIRED: 'info',
  CANCELED: 'info',
} as const;

/** Shows how a payment was made, or what was done to receive it. */
function PaymentMethod({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const [language, now] = [useLanguage(), useMinuteClock()];
  const { status, category, payment_type, card, declined, requestDate, upfront } = payment;
  return (
    <Text as="span" size="small" tone={declined ? 'danger' : 'muted'}>
      {methodText()}
    </Text>
  );

  function methodText(): string {
    if (status === 'PAID')
      return card ? t('payments:list.card', { last4: card.last4 }) : t('payments:list.cash');
    if (declined) return t('payments:list.declined');
    const isRequested = payment_type === 'DIGITAL' && status !== 'FAILED';
    const before = t(
      category === 'CONSULTATION' ? 'payments:list.upfrontConsultation' : 'payments:list.upfront',
    );
    return [upfront && before, isRequested && requestedText(requestDate)]
      .filter(Boolean)
      .join(' · ');
  }

  function requestedText(date: string | null): string {
    if (date === null) return '';
    const at = new Date(date);
    const when = `${formatDatedDay(at, now, timezone, language)}, ${formatTime(at, timezone)}`;
    return t('payments:list.asked', { when });
  }
}
