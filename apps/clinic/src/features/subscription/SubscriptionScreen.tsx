import '@zampa/i18n/english/subscription';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { subscriptionQuery } from '@zampa/client/subscription/queries';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { formatDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { BillingDataCard } from './BillingDataCard.tsx';
import styles from './plans.module.css';
import { SeatMeter } from './SeatMeter.tsx';
import { SubscriptionNotices } from './SubscriptionNotices.tsx';
import { useOpenPortal } from './use-choose-plan.ts';
import { usePlanTexts } from './use-plan-texts.ts';
import { useSyncAfterCheckout } from './use-sync-after-checkout.ts';

export interface SubscriptionScreenProps {
  /** Whether the user has returned from the provider's checkout page. */
  hasPaid: boolean;
}

/** Shows the clinic's plan, its seats and its invoices. */
export function SubscriptionScreen({ hasPaid }: SubscriptionScreenProps) {
  const [isAdmin, { id, governs }] = [useIsAdmin(), useFacility()];
  const query = useQuery(subscriptionQuery(useApi(), id));
  const registration = useSyncAfterCheckout(hasPaid && governs);
  return (
    <div className={styles['screen']}>
      <Stack>
        <CallProblem error={registration.error} />
        <QueryStates query={query} shape="rows" count={4}>
          {(subscription) => (
            <>
              <SubscriptionNotices subscription={subscription} />
              <Plan subscription={subscription} isRegistering={registration.isPending} />
            </>
          )}
        </QueryStates>
        {governs && <InvoiceList />}
      </Stack>
      {isAdmin && <BillingDataCard />}
    </div>
  );
}

type PlanProps = { subscription: Subscription; isRegistering: boolean };

function Plan({ subscription, isRegistering }: PlanProps) {
  const { t } = useTranslation();
  const { nameOf } = usePlanTexts();
  const [isAdmin, { governs }] = [useIsAdmin(), useFacility()];
  const { plan, status } = subscription;
  return (
    <Card as="section" padding="24" gap="16">
      <Title display size="title">
        {plan ? nameOf(plan) : t(`subscription:state.${status}`)}
      </Title>
      {isRegistering && <Text>{t('subscription:state.progress')}</Text>}
      <PlanFacts subscription={subscription} />
      {status === 'NON_RENEWING' && <Text tone="muted">{t('subscription:state.endsWhy')}</Text>}
      <Stack gap="4">
        <Text weight="600">
          {t('subscription:seats.of', {
            used: subscription.users.used,
            count: subscription.users.included,
          })}
        </Text>
        <SeatMeter {...subscription.users} />
        <Text tone="muted">{t('subscription:seats.why')}</Text>
      </Stack>
      {governs ? (
        <Actions plan={plan} status={status} />
      ) : (
        <Text tone="muted">
          {t(isAdmin ? 'subscription:onlyGovernors' : 'subscription:onlyAdmins')}
        </Text>
      )}
    </Card>
  );
}

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { status, feePercent, termEndsAt, facilities } = subscription;
  const { timezone } = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const { used, included } = facilities;
  const fee = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <Facts look="list">
      <Fact label={t('subscription:state.status')}>{t(`subscription:state.${status}`)}</Fact>
      <Fact label={t('subscription:state.fee')}>{fee.format(feePercent / 100)}</Fact>
      {termEndsAt && (
        <Fact
          label={t(
            status === 'NON_RENEWING' ? 'subscription:state.ends' : 'subscription:state.renews',
          )}
        >
          {formatDay(new Date(termEndsAt), timezone)}
        </Fact>
      )}
      <Fact label={t('subscription:state.clinics')}>
        {included === null
          ? t('subscription:state.clinicsAll', { used })
          : t('subscription:state.clinicsOf', { used, included })}
      </Fact>
    </Facts>
  );
}

function Actions({ plan, status }: Pick<Subscription, 'plan' | 'status'>) {
  const { t } = useTranslation();
  const portal = useOpenPortal();
  const hasPortal = plan !== null && status !== 'FREE';
  return (
    <Stack gap="8">
      <Row gap="12">
        <Button renderRoot={(props) => <Link to="/workspace/subscription/plans" {...props} />}>
          {t(plan ? 'subscription:state.change' : 'subscription:state.choose')}
        </Button>
        {hasPortal && (
          <Button
            variant="default"
            loading={portal.isPending || portal.isSuccess}
            onClick={() => portal.mutate()}
          >
            {t('subscription:state.manage')}
          </Button>
        )}
      </Row>
      {hasPortal && <Text tone="muted">{t('subscription:state.manageWhy')}</Text>}
      <CallProblem error={portal.error} />
    </Stack>
  );
}
