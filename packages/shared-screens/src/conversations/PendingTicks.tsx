import type { OutboxMessage } from '@zampa/client/conversations/outbox/outbox-message';
import { useIsKept } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MessageTicks } from '@zampa/ui/chat/MessageTicks.tsx';

/** Says of what has not arrived yet that it waits or has failed, once nothing that happens to the tab can lose it. */
export function PendingTicks({ message: { clientId, state } }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  const label = state === 'failed' ? t('common:message.failed') : t('common:message.waiting');
  return useIsKept(clientId) && <MessageTicks state={state} label={label} />;
}
