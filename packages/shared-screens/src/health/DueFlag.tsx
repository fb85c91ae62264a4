import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { type PetRecordPlace, petDueQuery } from '@zampa/client/health/pet-queries';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { DueChip } from './DueChip.tsx';

/**
 * Chip beside a pet for the clinic's staff: overdue, due within 30 days, or nothing due. What was declined does not
 * count. Empty until it is known.
 */
export function DueFlag(place: PetRecordPlace) {
  const { t } = useTranslation();
  const { data } = useQuery(petDueQuery(useApi(), place));
  if (!data) return null;
  const open = data.filter(({ decision }) => decision?.decision !== 'DECLINED');
  const worst = (['OVERDUE', 'DUE'] as const).find((status) =>
    open.some((due) => due.status === status),
  );
  if (worst) return <DueChip status={worst} />;
  return <StatusChip tone="paid">{t('health:due.nothing')}</StatusChip>;
}
