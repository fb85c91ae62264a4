import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petDueQuery } from '@zampa/client/health/pet-queries';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DueChip } from '@zampa/shared-screens/health/DueChip.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/**
 * Chip beside a pet: overdue, due within 30 days, or nothing due. What was declined does not count. Nothing until it is
 * known.
 */
export function DueFlag({ petId }: { petId: string }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const { data } = useQuery(petDueQuery(useApi(), { petId, facilityId: facility.id }));
  if (!data) return null;
  const open = data.filter(({ decision }) => decision?.decision !== 'DECLINED');
  const worst = (['OVERDUE', 'DUE'] as const).find((status) =>
    open.some((due) => due.status === status),
  );
  if (worst) return <DueChip status={worst} />;
  return <StatusChip tone="paid">{t('health:due.nothing')}</StatusChip>;
}
