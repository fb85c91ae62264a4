import '@zampa/i18n/english/subscription';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { subscriptionQuery } from '@zampa/client/subscription/queries';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { choiceOf } from '@zampa/domain/subscription/choosing';
import { cheapestFor, offerOf } from '@zampa/domain/subscription/offers';
import {
  PLAN_CURRENCY,
  PLAN_IDS,
  PLANS,
  type PlanId,
  type RunningPlan,
} from '@zampa/domain/subscription/plans';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { InvoicesTo } from './InvoicesTo.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './plans.module.css';
import { Standing } from './Standing.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { usePlanWords } from './use-plan-words.ts';

/**
 * Shows the plans, compared by the clinic's own month, to choose one of. For its admins, of whom those choose who govern the
 * organization.
 */
export function PlansScreen() {
  const { id } = useFacility();
  const query = useQuery(subscriptionQuery(useApi(), id));
  return (
    <QueryStates query={query} shape="rows" count={4}>
      {(subscription) => <Plans subscription={subscription} />}
    </QueryStates>
  );
}

function Plans({ subscription }: { subscription: Subscription }) {
  const { governs } = useFacility();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = useChoosePlan(() => void navigate({ to: '/workspace/subscription' }));
  const [taken, setTaken] = useState(subscription.takenByCard);
  const actionFor = usePlanActions(subscription);
  const { users, facilities, plan: current } = subscription;
  const running = paidPlanOf(subscription);
  const cheapest = cheapestFor(running, { users: users.used, facilities: facilities.used }, taken);
  return (
    <div className={styles['screen']}>
      <Stack className={styles['wide'] ?? ''} gap="12">
        <Text tone="muted">
          {t(governs ? 'subscription:plans.lead' : 'subscription:onlyGovernors')}
        </Text>
        <Standing subscription={subscription} />
        <CallProblem error={choose.error} />
      </Stack>
      <div className={styles['plans']}>
        {PLAN_IDS.map((id) => (
          <PlanCard
            key={id}
            plan={PLANS[id]}
            offer={offerOf(running, id, taken)}
            users={users.used}
            facilities={facilities.used}
            isCheapest={id === cheapest}
            isCurrent={id === current}
            action={governs ? actionFor(id) : null}
            isBusy={choose.variables === id && (choose.isPending || choose.isSuccess)}
            onChoose={() => choose.mutate(id)}
          />
        ))}
      </div>
      <Stack as="aside">
        <Comparison taken={taken} actual={subscription.takenByCard} onChange={setTaken} />
        <InvoicesTo />
        <Notes />
      </Stack>
    </div>
  );
}

/** Returns what is paid for now; null before a plan was chosen. */
const paidPlanOf = ({ plan: planId, extraUsers }: Subscription): RunningPlan | null =>
  planId && { planId, extraUsers };

/** Returns what the button of a plan says; null where choosing it would change nothing. */
function usePlanActions(subscription: Subscription) {
  const { status, termEndsAt, pastDueSince } = subscription;
  const running = paidPlanOf(subscription);
  const { t } = useTranslation();
  const { nameOf } = usePlanWords();
  const governing =
    running && status !== 'NONE' && status !== 'CHECKOUT'
      ? {
          ...running,
          status,
          termEndsAt: termEndsAt ? new Date(termEndsAt) : null,
          pastDueSince: pastDueSince ? new Date(pastDueSince) : null,
        }
      : null;
  return (id: PlanId): string | null => {
    switch (choiceOf(governing, id, new Date())) {
      case null:
        return null;
      case 'TAKE_FREE':
        return t('subscription:plans.stayFree');
      case 'END_WITH_TERM':
      case 'END_AT_ONCE':
        return t('subscription:plans.ends');
      case 'RESUME':
        return t('subscription:plans.keep', { plan: nameOf(id) });
      case 'PAY':
        return t('subscription:plans.choose', { plan: nameOf(id) });
    }
  };
}

type ComparisonProps = { taken: number; actual: number; onChange: (taken: number) => void };

/** What the slider goes up to, at least: minor units. */
const LEAST_MOST = 1_500_000;

function Comparison({ taken, actual, onChange }: ComparisonProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = money(taken, PLAN_CURRENCY);
  return (
    <Card as="section">
      <Title>{t('subscription:plans.compare')}</Title>
      <Text tone="muted">
        {t('subscription:plans.compareText', { amount: money(actual, PLAN_CURRENCY) })}
      </Text>
      <Text as="span" weight="600">
        {t('subscription:plans.ifTaken')}
      </Text>
      <input
        type="range"
        className={styles['range']}
        value={taken}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        min={0}
        max={Math.max(LEAST_MOST, actual * 2)}
        step={10_000}
        aria-label={t('subscription:plans.ifTaken')}
        aria-valuetext={amount}
      />
      <Text as="span" weight="600">
        {t('subscription:plans.aMonth', { amount })}
      </Text>
    </Card>
  );
}

function Notes() {
  const { t } = useTranslation();
  return (
    <Stack gap="4">
      <Text as="span" tone="muted">
        {t('subscription:plans.paidAt')}
      </Text>
      <Text as="span" tone="muted">
        {t('subscription:plans.withoutVat')}
      </Text>
      <Text as="span" tone="muted">
        {t('subscription:plans.endsWith')}
      </Text>
    </Stack>
  );
}
