import '@zampa/i18n/english/subscription';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { subscriptionQuery } from '@zampa/client/subscription/queries';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { planChoiceFor } from '@zampa/domain/subscription/plan-choice';
import { cheapestPlan, offerOf } from '@zampa/domain/subscription/offers';
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
import { BillingDataCard } from './BillingDataCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './plans.module.css';
import { SubscriptionNotices } from './SubscriptionNotices.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { usePlanTexts } from './use-plan-texts.ts';

/** Compares the plans with the clinic's own numbers and lets a governor of the organization choose one. For admins. */
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
  const actionFor = usePlanActionLabel(subscription);
  const { users, facilities, plan: current } = subscription;
  const running = toRunningPlan(subscription);
  const cheapest = cheapestPlan(running, { users: users.used, facilities: facilities.used }, taken);
  return (
    <div className={styles['screen']}>
      <Stack className={styles['wide'] ?? ''} gap="12">
        <Text tone="muted">
          {t(governs ? 'subscription:plans.lead' : 'subscription:onlyGovernors')}
        </Text>
        <SubscriptionNotices subscription={subscription} />
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
        <BillingDataCard />
        <PlanNotes />
      </Stack>
    </div>
  );
}

/** Returns the plan and its paid extra people; null before a plan was chosen. */
const toRunningPlan = ({ plan: planId, extraUsers }: Subscription): RunningPlan | null =>
  planId && { planId, extraUsers };

/** Returns a function for the button label of a plan; null if choosing it would change nothing. */
function usePlanActionLabel(subscription: Subscription) {
  const { status, termEndsAt, pastDueSince } = subscription;
  const running = toRunningPlan(subscription);
  const { t } = useTranslation();
  const { nameOf } = usePlanTexts();
  const currentPlan =
    running && status !== 'NONE' && status !== 'CHECKOUT'
      ? {
          ...running,
          status,
          termEndsAt: termEndsAt ? new Date(termEndsAt) : null,
          pastDueSince: pastDueSince ? new Date(pastDueSince) : null,
        }
      : null;
  return (id: PlanId): string | null => {
    switch (planChoiceFor(currentPlan, id, new Date())) {
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

/** Minimum upper end of the slider, in minor units. */
const MIN_SLIDER_MAX = 1_500_000;

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
        max={Math.max(MIN_SLIDER_MAX, actual * 2)}
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

function PlanNotes() {
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
