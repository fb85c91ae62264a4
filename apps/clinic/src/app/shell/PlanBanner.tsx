import '@zampa/i18n/english/subscription';
import { Link } from '@tanstack/react-router';
import type { Restriction } from '@zampa/domain/subscription/subscription';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useGovernorName } from '../../facility/use-governor-name.ts';

/**
 * Explains on every page why new work is blocked. Governors get a link to resolve the cause; others learn which
 * admin to contact.
 */
export function PlanBanner({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation();
  const { governs } = useFacility();
  const governorName = useGovernorName();
  return (
    <Callout tone="due" role="status">
      {governs ? (
        <Row gap="12" justify="between">
          <span>{t(`subscription:banner.${restriction}`)}</span>
          <RestrictionLink restriction={restriction} />
        </Row>
      ) : (
        t(`subscription:bannerOfOthers.${restriction}`, { who: governorName })
      )}
    </Callout>
  );
}

function RestrictionLink({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation();
  return restriction === 'SUBSCRIPTION_PAST_DUE' ? (
    <Link to="/workspace/subscription">{t('subscription:state.settle')}</Link>
  ) : (
    <Link to="/workspace/subscription/plans">{t('subscription:banner.action')}</Link>
  );
}
