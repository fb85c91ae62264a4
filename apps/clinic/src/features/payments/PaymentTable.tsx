import { Table } from '@zampa/ui/mantine/Table';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@zampa/contract/payments/objects';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { requestListOf } from '@zampa/domain/inbox/request-lists';
import { formatDay, formatTime } from '@zampa/i18n/format/dates';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { personName } from '@zampa/i18n/person-name';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ReceiptLinks } from '@zampa/shared-screens/payments/ReceiptLinks.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentChip, PaymentMethod, PaymentNotes } from './PaymentFacts.tsx';
import styles from './PaymentTable.module.css';

export interface PaymentTableProps {
  payments: readonly Payment[];
  /** The payment whose refund is open beside the table. */
  chosenId: string | undefined;
  onRefund: (payment: Payment) => void;
  onMarkPaid: (payment: Payment) => void;
}

/** The list of payments on a wide screen. */
export function PaymentTable({ payments, chosenId, onRefund, onMarkPaid }: PaymentTableProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['frame']}>
      <Table className={styles['table'] ?? ''} verticalSpacing="xs" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles['date']}>{t('payments:list.columns.date')}</Table.Th>
            <Table.Th>{t('payments:list.columns.client')}</Table.Th>
            <Table.Th>{t('payments:list.columns.service')}</Table.Th>
            <Table.Th>{t('payments:list.columns.method')}</Table.Th>
            <Table.Th className={styles['status']}>{t('payments:list.columns.status')}</Table.Th>
            <Table.Th className={styles['amount']}>{t('payments:list.columns.amount')}</Table.Th>
            <Table.Th
              className={styles['actions']}
              aria-label={t('payments:list.columns.actions')}
            />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isChosen={payment.id === chosenId}
              onRefund={() => onRefund(payment)}
              onMarkPaid={() => onMarkPaid(payment)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface PaymentRowProps {
  payment: Payment;
  isChosen: boolean;
  onRefund: () => void;
  onMarkPaid: () => void;
}

function PaymentRow({ payment, isChosen, onRefund, onMarkPaid }: PaymentRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { amount, currency, pets, person, services, eventId, eventStatus, category } = payment;
  return (
    <Table.Tr data-chosen={isChosen || undefined} className={styles['row']}>
      <Table.Td>
        <PaymentDate date={payment.paidDate ?? payment.createdDate} />
      </Table.Td>
      <Table.Td>
        <Stack gap="0">
          <strong className={styles['name']}>{pets.map(({ name }) => name).join(', ')}</strong>
          <Text as="span" size="small" tone="muted" lines="1">
            <bdi>{person && personName(person)}</bdi>
          </Text>
        </Stack>
      </Table.Td>
      <Table.Td>
        <Link
          className={styles['service']}
          to="/workspace/requests"
          search={{ list: requestListOf(eventStatus, category), conversation: eventId }}
        >
          {formatServiceNames(t, services)}
        </Link>
      </Table.Td>
      <Table.Td>
        <Stack gap="0">
          <PaymentMethod payment={payment} />
          <PaymentNotes payment={payment} />
          <ReceiptLinks
            payment={payment}
            nameOf={({ kind, number }) => t(`payments:receipt.${kind}`, { number })}
          />
        </Stack>
      </Table.Td>
      <Table.Td>
        <PaymentChip payment={payment} />
      </Table.Td>
      <Table.Td className={styles['amount']} data-due={isOpenCharge(payment.status) || undefined}>
        {money(amount, currency)}
      </Table.Td>
      <Table.Td>
        <Row gap="8" justify="end">
          <PaymentActions payment={payment} onRefund={onRefund} onMarkPaid={onMarkPaid} />
        </Row>
      </Table.Td>
    </Table.Tr>
  );
}

/** Day and time in the clinic's zone, one above the other. */
function PaymentDate({ date }: { date: string }) {
  const { timezone } = useFacility();
  const at = new Date(date);
  return (
    <time dateTime={date} className={styles['when']}>
      <span>{formatDay(at, timezone)}</span>
      <small>{formatTime(at, timezone)}</small>
    </time>
  );
}
