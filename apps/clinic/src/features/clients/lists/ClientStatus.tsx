import type { Client } from '@zampa/contract/clients/objects';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { toneOfStatus } from './client-line.ts';

/** Shows how a client and the facility stand to each other, in a word. */
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
  // Who cannot be reached will never answer: that is what the clinic has to know of them.
  if (status === 'INVITED' && delivery === 'REFUSED')
    return <StatusChip tone="due">{t('clients:status.refused')}</StatusChip>;
  return <StatusChip tone={toneOfStatus(status)}>{words[status]}</StatusChip>;
}
