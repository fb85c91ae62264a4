import { IconCash } from '@tabler/icons-react';
import { usePayments } from '@zampa/client/payments/queries';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { lazy, Suspense, useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { PaymentLine } from './PaymentLine.tsx';

const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog.tsx')).RefundDialog,
}));

const FILTERS = ['TO_BE_PAID', 'PAID', 'FAILED'] as const;
type Filter = (typeof FILTERS)[number];

/** Shows what clients owe the clinic and have paid, newest first, narrowed to one state where that is chosen. */
export function PaymentList({ familyId }: { familyId: string | undefined }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const [status, narrow] = useState<Filter | null>(null);
  const [refunded, refund] = useState<Payment | null>(null);
  const { payments, total, ...query } = usePayments({
    facilityId: facility.id,
    ...(familyId && { familyId }),
    ...(status && { status }),
  });
  const nameOf = (name: string, isShown: boolean) =>
    isShown && total !== undefined ? `${name} ${total}` : name;
  return (
    <Section title={t('payments:list.title')}>
      <Row>
        <Chip isChosen={status === null} onClick={() => narrow(null)}>
          {nameOf(t('payments:list.all'), status === null)}
        </Chip>
        {FILTERS.map((filter) => (
          <Chip key={filter} isChosen={status === filter} onClick={() => narrow(filter)}>
            {nameOf(t(`payments:list.${filter}`), status === filter)}
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
            <List>
              {payments.map((payment) => (
                <li key={payment.id}>
                  <PaymentLine payment={payment} onRefund={() => refund(payment)} />
                </li>
              ))}
            </List>
          )
        }
      </QueryStates>
      <LoadMore query={query} />
      <Suspense>
        {refunded && <RefundDialog payment={refunded} onClose={() => refund(null)} />}
      </Suspense>
    </Section>
  );
}
