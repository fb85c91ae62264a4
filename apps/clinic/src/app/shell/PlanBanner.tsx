import '@zampa/i18n/english/subscription';
import { Link } from '@tanstack/react-router';
import type { Restriction } from '@zampa/domain/subscription/subscription';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';

/** Says on every page why new work waits, with the way to the plans. */
export function PlanBanner({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation();
  const isAdmin = useIsAdmin();
  return (
    <Callout tone="due" role="status">
      <Row gap="12" justify="between">
        <span>{t(`subscription:banner.${restriction}`)}</span>
        <Link to={isAdmin ? '/workspace/subscription/plans' : '/workspace/subscription'}>
          {t('subscription:banner.action')}
        </Link>
      </Row>
    </Callout>
  );
}
