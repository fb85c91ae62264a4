import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

const tones: Readonly<Record<ConversationStatus, StatusTone>> = {
  NEW: 'new',
  OPEN: 'progress',
  PENDING: 'waiting',
  CLOSED: 'done',
};

/** Chip with the status of a conversation. */
export function ConversationStatusChip({ status }: { status: ConversationStatus }) {
  const { t } = useTranslation();
  const words = {
    NEW: t('common:status.new'),
    OPEN: t('common:status.open'),
    PENDING: t('common:status.awaitingPayment'),
    CLOSED: t('common:status.closed'),
  };
  return <StatusChip tone={tones[status]}>{words[status]}</StatusChip>;
}
