import '@zampa/i18n/english/payments-owner';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
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
import { Suspense, useState } from 'react';
import { DuePayments } from './DuePayments.tsx';
import { PastPayment } from './PastPayment.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: needed only when paying. */
const PaySheet = lazyPart(async () => (await import('./PaySheet.tsx')).PaySheet);

const route = getRouteApi('/_signed-in/_places/workspace/payments');

/** Screen with the family's payments: due payments, to choose and pay, and past payments. */
export function PaymentsScreen() {
  const { t } = useTranslation();
  const { pay } = route.useSearch();
  const { payments, ...query } = usePayments({});
  const due = payments.filter(({ status }) => isOpenCharge(status));
  // Stored in state, so that the sheet shows its result even if nothing is due anymore.
  const [paying, setPaying] = useState<readonly Payment[]>([]);
  // Opens the sheet once for the payments that the URL asks for.
  const [opened, setOpened] = useState<string | undefined>();
  const linked = due.filter(({ eventId, requestDate }) => eventId === pay && requestDate !== null);
  if (linked.length > 0 && opened !== pay) {
    setOpened(pay);
    setPaying(linked);
  }
  const past = payments.filter(({ status }) => !isOpenCharge(status));
  return (
    <>
      <ScreenHeader
        title={t('payments:owner.title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <QueryStates query={query} shape="cards" count={3}>
        {() =>
          payments.length === 0 ? (
            <EmptyState picture={<IconCreditCard size={40} />} title={t('payments:owner.none')}>
              {t('payments:owner.noneWhy')}
            </EmptyState>
          ) : (
            <Stack gap="24">
              {due.length > 0 && <DuePayments payments={due} chosen={pay} onPay={setPaying} />}
              {past.length > 0 && (
                <Section title={t('payments:owner.past')}>
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
