import type { Payment } from '@zampa/contract/payments/objects';
import { refundedPart } from '@zampa/domain/payments/refunds';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
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
import { useVisitText } from './use-visit-text.ts';

/** Row of a past payment: services, appointment, method and date, or why it is no longer due. */
export function PastPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const visit = useVisitText(payment);
  const { amount, currency, pets, facilityName, services, upfront } = payment;
  const names = pets.map(({ name }) => name).join(', ');
  return (
    <Row justify="between" align="start">
      <Stack gap="4" grow>
        <Text as="strong" weight="600">
          {formatServiceNames(t, services)}
        </Text>
        {upfront && (
          <Text as="span" size="small" weight="600">
            {t(`payments:owner.kind.${prepaymentKind(payment)}`)}
          </Text>
        )}
        {visit && (
          <Text as="span" size="small">
            {visit}
          </Text>
        )}
        <Text as="span" size="small" tone="muted">
          {[names, facilityName].filter(Boolean).join(' · ')}
        </Text>
        <PaymentMethod payment={payment} />
        <ReceiptLinks
          payment={payment}
          nameOf={({ kind, number }) => t(`payments:owner.receipt.${kind}`, { number })}
        />
      </Stack>
      <Stack gap="4" align="end">
        <strong className={styles['amount']}>{money(amount, currency)}</strong>
        <PaymentState payment={payment} />
      </Stack>
    </Row>
  );
}

function prepaymentKind({ category, type }: Payment) {
  if (category === 'CONSULTATION') return 'consultation';
  return type === 'RESERVATION' ? 'deposit' : 'before';
}

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { status, reason, refunded, currency } = payment;
  if (status !== 'PAID')
    return <StatusChip tone="info">{t(`payments:owner.state.${reason ?? 'CANCELED'}`)}</StatusChip>;
  switch (refundedPart(payment)) {
    case 'NOTHING':
      return <StatusChip tone="paid">{t('payments:owner.state.PAID')}</StatusChip>;
    case 'PART':
      return (
        <StatusChip tone="paid">
          {t('payments:owner.state.partRefunded', { amount: money(refunded, currency) })}
        </StatusChip>
      );
    case 'ALL':
      return <StatusChip tone="info">{t('payments:owner.state.refunded')}</StatusChip>;
  }
}

/** Shows when and how it was paid, or since when an unpaid one was due. */
function PaymentMethod({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { status, card, payment_type, paidDate, createdDate } = payment;
  const day = formatDatedDay(new Date(paidDate ?? createdDate), now, deviceZone(), language);
  const means =
    payment_type === 'CASH'
      ? t('payments:owner.cash')
      : card && t('payments:owner.card', { last4: card.last4 });
  return (
    <Text as="span" size="small" tone="muted">
      {status === 'PAID'
        ? [t('payments:owner.paidOn', { day }), means].filter(Boolean).join(' · ')
        : t('payments:owner.askedOn', { day })}
    </Text>
  );
}
