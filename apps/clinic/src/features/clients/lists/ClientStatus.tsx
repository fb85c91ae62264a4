import type { Client } from '@zampa/contract/clients/objects';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { statusTone } from './client-line.ts';

/** Chip with the status of the relationship between client and clinic. */
export function ClientStatus({
  client,
}: {
  client: Pick<Client, 'status' | 'delivery' | 'registered' | 'closing'>;
}) {
  const { t } = useTranslation();
  const { status, delivery, registered, closing } = client;
  const words = {
    IMPORTED: t('clients:status.IMPORTED'),
    ACTIVE: t('clients:status.ACTIVE'),
    INVITED: t('clients:status.INVITED'),
    DISABLED_BY_PO: t('clients:status.DISABLED_BY_PO'),
    DISABLED_BY_VET: t('clients:status.DISABLED_BY_VET'),
    IGNORED: t('clients:status.IGNORED'),
    REMOVED: t('clients:status.REMOVED'),
  };
  if (closing) return <StatusChip tone="done">{t('clients:status.closing')}</StatusChip>;
  if (registered && isUnregistered(status))
    return <StatusChip tone="new">{t('clients:status.notAssociated')}</StatusChip>;
  // An undeliverable invitation will never be accepted, so this status takes precedence.
  if (status === 'INVITED' && delivery === 'REFUSED')
    return <StatusChip tone="due">{t('clients:status.refused')}</StatusChip>;
  return <StatusChip tone={statusTone(status)}>{words[status]}</StatusChip>;
}
