import '@zampa/i18n/english/subscription';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { hasLargerPlan, PLAN_CURRENCY, PLANS, type PlanId } from '@zampa/domain/subscription/plans';
import { areSeatsTaken } from '@zampa/domain/subscription/seats';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from './FacilityProvider.tsx';
import { useGovernorName } from './use-governor-name.ts';

export interface SeatUseProps {
  subscription: Pick<Subscription, 'plan' | 'users'>;
}

/**
 * Shows how many of the plan's seats are taken. When all are, shows how to add one and its price, or the admin to
 * ask.
 */
export function SeatUse({ subscription: { plan, users } }: SeatUseProps) {
  const { t } = useTranslation();
  const { governs } = useFacility();
  const governorName = useGovernorName();
  const count = t('subscription:seats.of', { used: users.used, count: users.included });
  if (!areSeatsTaken(users))
    return (
      <Text tone="muted">
        {count}. {t('subscription:seats.why')}
      </Text>
    );
  return (
    <Callout tone="ask">
      <Text as="strong" weight="600">
        {t(plan ? 'subscription:seats.full' : 'subscription:seats.fullTrial')} ({count})
      </Text>
      {governs ? (
        <AddPersonOptions plan={plan} />
      ) : (
        <Text>{t('subscription:seats.fullAsk', { who: governorName })}</Text>
      )}
    </Callout>
  );
}

/** Explains how to add a person: with an extra seat where the plan sells them, or with a larger plan. */
function AddPersonOptions({ plan }: { plan: PlanId | null }) {
  const { t } = useTranslation();
  const money = useMoney();
  const price = plan && PLANS[plan].extraUserPrice;
  return (
    <>
      {price !== null && (
        <Text>
          {t('subscription:seats.extra', {
            price: money(price, PLAN_CURRENCY),
            where: t('subscription:state.manage'),
          })}
        </Text>
      )}
      {price === null && (
        <Text>{t(plan ? 'subscription:seats.noExtra' : 'subscription:seats.trialExtra')}</Text>
      )}
      <Text>{t('subscription:seats.fullWhy')}</Text>
      <Row>
        {price !== null && (
          <Button renderRoot={(props) => <Link to="/workspace/subscription" {...props} />}>
            {t('subscription:seats.buy')}
          </Button>
        )}
        {hasLargerPlan(plan) && (
          <Button
            variant={price === null ? 'filled' : 'default'}
            renderRoot={(props) => <Link to="/workspace/subscription/plans" {...props} />}
          >
            {t(plan ? 'subscription:seats.larger' : 'subscription:state.choose')}
          </Button>
        )}
      </Row>
    </>
  );
}
