import type { Payment } from '@zampa/contract/payments/objects';
import { requestListOf } from '@zampa/domain/inbox/request-lists';
import { personName } from '@zampa/i18n/person-name';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReceiptLinks } from '@zampa/shared-screens/payments/ReceiptLinks.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Link } from '@tanstack/react-router';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import styles from './DigitalPayments.module.css';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentChip, PaymentMethod, PaymentNotes } from './PaymentFacts.tsx';

export interface PaymentCardProps {
  payment: Payment;
  onRefund: () => void;
  onMarkPaid: () => void;
}

/**
 * Shows a payment on a narrow screen: service, client, method and status, with a link to its conversation. While it is due, staff
 * can request it and mark it as paid; admins can refund it afterwards.
 */
export function PaymentCard({ payment, onRefund, onMarkPaid }: PaymentCardProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const language = useLanguage();
  const now = useMinuteClock();
  const money = useMoney();
  const { amount, currency, pets, person, services, paidDate, createdDate } = payment;
  const { eventId, eventStatus, category } = payment;
  const day = formatDatedDay(new Date(paidDate ?? createdDate), now, facility.timezone, language);
  const petsAndClient = [pets.map(({ name }) => name).join(', '), person ? personName(person) : ''];
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
        <PaymentNotes payment={payment} />
        <ReceiptLinks
          payment={payment}
          nameOf={({ kind, number }) => t(`payments:receipt.${kind}`, { number })}
        />
      </Stack>
      <Stack gap="8" align="end">
        <strong className={styles['amount']}>{money(amount, currency)}</strong>
        <PaymentChip payment={payment} />
        <PaymentActions payment={payment} onRefund={onRefund} onMarkPaid={onMarkPaid} />
      </Stack>
    </Row>
  );
}
