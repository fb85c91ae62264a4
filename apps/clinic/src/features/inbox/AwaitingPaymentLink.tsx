import { Link } from '@tanstack/react-router';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { inList } from './filter.ts';
import styles from './FilterBar.module.css';
import type { RequestsSearch } from './search.ts';

/** Leads to what waits for its payment, which no other list has, and back; on most days there is nothing. */
export function AwaitingPaymentLink({ search }: { search: RequestsSearch }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const count = useRequestCounts(facility.id)?.awaitingPayment ?? 0;
  const isShown = search.list === 'awaiting-payment' && !search.status;
  if (count === 0 && !isShown) return null;
  return (
    <Link
      to="/workspace/requests"
      search={inList(search, isShown ? 'visits' : 'awaiting-payment')}
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
