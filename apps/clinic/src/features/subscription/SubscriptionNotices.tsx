import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconClock } from '@zampa/ui/icons/IconClock';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { TRIAL_ALLOWANCE } from '@zampa/domain/subscription/plans';
import { pastDueDeadline } from '@zampa/domain/subscription/subscription';
import { formatDay, formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useGovernorName } from '../../facility/use-governor-name.ts';
import { useOpenPortal } from './use-choose-plan.ts';
import { usePlanTexts } from './use-plan-texts.ts';

const TRIAL_LIMIT = { people: TRIAL_ALLOWANCE.includedUsers };

/** Shows notices about the trial, an open checkout page or an overdue payment, with the action to take. */
export function SubscriptionNotices({ subscription }: { subscription: Subscription }) {
  return (
    <>
      <OpenCheckoutNotice subscription={subscription} />
      <PastDueNotice subscription={subscription} />
      <TrialNotice subscription={subscription} />
    </>
  );
}

function OpenCheckoutNotice({ subscription: { checkout } }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { nameOf } = usePlanTexts();
  if (!checkout) return null;
  return (
    <Callout tone="ask" icon={<IconClock size={20} aria-hidden="true" />} role="status">
      <Text as="strong" weight="600">
        {t('subscription:state.progress')}
      </Text>
      <Text>{t('subscription:state.progressWhy', { plan: nameOf(checkout.plan) })}</Text>
      <span>
        <Button component="a" href={checkout.url} variant="default">
          {t('subscription:state.goOn')}
        </Button>
      </span>
    </Callout>
  );
}

function PastDueNotice({ subscription }: { subscription: Subscription }) {
  const { pastDueSince, restriction } = subscription;
  const { timezone, governs } = useFacility();
  const governorName = useGovernorName();
  const { t } = useTranslation();
  const portal = useOpenPortal();
  if (!pastDueSince) return null;
  const since = new Date(pastDueSince);
  const day = formatDay(pastDueDeadline(since), timezone);
  return (
    <Callout tone="due" icon={<IconAlertTriangle size={20} aria-hidden="true" />}>
      <Text as="strong" weight="600">
        {t('subscription:state.pastDue', { day: formatDay(since, timezone) })}
      </Text>
      <Text>
        {!restriction
          ? t('subscription:state.pastDueWhy', { day })
          : governs
            ? t('subscription:state.pastDueOver', { day })
            : t('subscription:state.pastDueOfOthers', { day, who: governorName })}
      </Text>
      {governs && (
        <span>
          <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
            {t('subscription:state.settle')}
          </Button>
        </span>
      )}
      <CallProblem error={portal.error} />
    </Callout>
  );
}

function TrialNotice({ subscription: { trial } }: { subscription: Subscription }) {
  const { timezone, governs } = useFacility();
  const governorName = useGovernorName();
  const { t } = useTranslation();
  const language = useLanguage();
  if (!trial) return null;
  if (trial.status === 'EXPIRED')
    return (
      <Callout tone="due" icon={<IconAlertTriangle size={20} aria-hidden="true" />}>
        <Text as="strong" weight="600">
          {t('subscription:trial.over')}
        </Text>
        <Text>
          {governs
            ? t('subscription:banner.TRIAL_EXPIRED')
            : t('subscription:bannerOfOthers.TRIAL_EXPIRED', { who: governorName })}
        </Text>
      </Callout>
    );
  if (trial.status !== 'IN_PROGRESS' || trial.daysLeft === null || !trial.endsAt)
    return (
      <Callout tone="info">
        <Text as="strong" weight="600">
          {t('subscription:trial.early')}
        </Text>
        <Text>{t('subscription:trial.earlyWhy', TRIAL_LIMIT)}</Text>
        <Link to="/workspace/onboarding/$step" params={{ step: 'plan' }}>
          {t('settings:places.onboarding')}
        </Link>
      </Callout>
    );
  const day = formatLongDay(new Date(trial.endsAt), timezone, language);
  return (
    <Callout tone="ask" icon={<IconClock size={20} aria-hidden="true" />}>
      <Text as="strong" weight="600">
        {trial.daysLeft === 0
          ? t('subscription:trial.last')
          : t('subscription:trial.left', { count: trial.daysLeft, day })}
      </Text>
      <Text>{t('subscription:trial.tries', TRIAL_LIMIT)}</Text>
    </Callout>
  );
}
