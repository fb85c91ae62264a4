import { useMediaQuery } from '@mantine/hooks';
import { IconCash } from '@zampa/ui/icons/IconCash';
import { usePayments } from '@zampa/client/payments/queries';
import type { Debt } from '@zampa/client/payments/use-mark-paid';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Suspense, useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PaymentTable, type PaymentTableProps } from './PaymentTable.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const RefundDrawer = lazyPart(async () => (await import('./RefundDrawer.tsx')).RefundDrawer);

const MarkDebtPaidDialog = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/payments/MarkDebtPaidDialog.tsx')).MarkDebtPaidDialog,
);

const FILTERS = ['TO_BE_PAID', 'PAID', 'REFUNDED', 'FAILED'] as const;
type Filter = (typeof FILTERS)[number];

/** Lists the clinic's payments and amounts due, newest first, with a status filter. */
export function PaymentList({ familyId }: { familyId: string | undefined }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const [status, setStatus] = useState<Filter | null>(null);
  const [paymentToRefund, setPaymentToRefund] = useState<Payment | null>(null);
  const [debt, setDebt] = useState<Debt | null>(null);
  const { payments, total, ...query } = usePayments({
    facilityId: facility.id,
    ...(familyId && { familyId }),
    ...(status && { status }),
  });
  const chipLabel = (name: string, isShown: boolean) =>
    isShown && total !== undefined ? `${name} ${total}` : name;
  return (
    <Section title={t('payments:list.title')}>
      <Row>
        <Chip isChosen={status === null} onClick={() => setStatus(null)}>
          {chipLabel(t('payments:list.all'), status === null)}
        </Chip>
        {FILTERS.map((filter) => (
          <Chip key={filter} isChosen={status === filter} onClick={() => setStatus(filter)}>
            {chipLabel(t(`payments:list.${filter}`), status === filter)}
          </Chip>
        ))}
      </Row>
      <QueryStates query={query} shape="rows" count={4}>
        {() =>
          payments.length === 0 ? (
            <EmptyState picture={<IconCash size={32} />} title={t('payments:list.none')}>
              {t('payments:list.noneWhy')}
            </EmptyState>
          ) : (
            <Payments
              payments={payments}
              chosenId={paymentToRefund?.id}
              onRefund={setPaymentToRefund}
              onMarkPaid={(payment) => setDebt(debtOf(payment))}
            />
          )
        }
      </QueryStates>
      <LoadMore query={query} />
      <Suspense>
        {paymentToRefund && (
          <RefundDrawer payment={paymentToRefund} onClose={() => setPaymentToRefund(null)} />
        )}
        {debt && <MarkDebtPaidDialog debt={debt} onClose={() => setDebt(null)} />}
      </Suspense>
    </Section>
  );
}

/** A table, or cards on a narrow screen. */
function Payments(props: PaymentTableProps) {
  const { payments, onRefund, onMarkPaid } = props;
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  if (!isNarrow) return <PaymentTable {...props} />;
  return (
    <List>
      {payments.map((payment) => (
        <li key={payment.id}>
          <PaymentCard
            payment={payment}
            onRefund={() => onRefund(payment)}
            onMarkPaid={() => onMarkPaid(payment)}
          />
        </li>
      ))}
    </List>
  );
}

const debtOf = ({ id, eventId, amount, currency }: Payment): Debt => ({
  conversationId: eventId,
  paymentId: id,
  amount,
  currency,
});
