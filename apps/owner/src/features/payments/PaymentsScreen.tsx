import '@zampa/i18n/english/payments-owner';
import { IconCreditCard } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { usePayments } from '@zampa/client/payments/queries';
import type { Payment } from '@zampa/contract/payments/objects';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { lazy, Suspense, useState } from 'react';
import { DuePayments } from './DuePayments.tsx';
import { PastPayment } from './PastPayment.tsx';

/** Comes when something is paid. */
const PaySheet = lazy(async () => ({ default: (await import('./PaySheet.tsx')).PaySheet }));

const route = getRouteApi('/_signed-in/_places/workspace/payments');

/** Shows what a family has to pay, which it chooses from and pays, and what it has paid. */
export function PaymentsScreen() {
  const { t } = useTranslation();
  const { pay } = route.useSearch();
  const { payments, ...query } = usePayments({});
  const due = payments.filter(({ status }) => isOpenCharge(status));
  // Who pays sees the end of it, also when nothing is to be paid any more.
  const [paying, setPaying] = useState<readonly Payment[]>([]);
  // What is held for its payment leads straight to it, once.
  const [opened, setOpened] = useState<string | null>(null);
  const held = due.find(({ eventId, upfront }) => upfront && eventId === pay);
  if (held && opened !== held.id) {
    setOpened(held.id);
    setPaying([held]);
  }
  const past = payments.filter(({ status }) => !isOpenCharge(status));
  return (
    <>
      <ScreenHeader
        title={t('payments-owner:title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <QueryStates query={query} shape="cards" count={3}>
        {() =>
          payments.length === 0 ? (
            <EmptyState picture={<IconCreditCard size={40} />} title={t('payments-owner:none')}>
              {t('payments-owner:noneWhy')}
            </EmptyState>
          ) : (
            <Stack gap="24">
              {due.length > 0 && <DuePayments payments={due} chosen={pay} onPay={setPaying} />}
              {past.length > 0 && (
                <Section title={t('payments-owner:past')}>
                  <List>
                    {past.map((payment) => (
                      <li key={payment.id}>
                        <PastPayment payment={payment} />
                      </li>
                    ))}
                  </List>
                </Section>
              )}
              <LoadMore query={query} />
            </Stack>
          )
        }
      </QueryStates>
      <Suspense>
        {paying.length > 0 && <PaySheet payments={paying} onClose={() => setPaying([])} />}
      </Suspense>
    </>
  );
}
