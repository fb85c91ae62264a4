import { Link } from '@tanstack/react-router';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { withList } from './filter.ts';
import styles from './FilterBar.module.css';
import type { RequestsSearch } from './search.ts';

/**
 * Shows a link to the requests awaiting payment, or back to the visits. Hidden if no request awaits payment,
 * unless that list is shown.
 */
export function AwaitingPaymentLink({ search }: { search: RequestsSearch }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const count = useRequestCounts(facility.id)?.awaitingPayment ?? 0;
  const isShown = search.list === 'awaiting-payment' && !search.status;
  if (count === 0 && !isShown) return null;
  return (
    <Link
      to="/workspace/requests"
      search={withList(search, isShown ? 'visits' : 'awaiting-payment')}
      className={styles['chip']}
      aria-current={isShown ? 'true' : undefined}
    >
      {t('common:status.awaitingPayment')}
      {count > 0 && (
        <Text as="span" tone="apricot" weight="600">
          {count}
        </Text>
      )}
    </Link>
  );
}
