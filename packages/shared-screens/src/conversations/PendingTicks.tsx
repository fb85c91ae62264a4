import type { OutboxMessage } from '@zampa/client/storage/outbox-message';
import { useIsStored } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MessageTicks } from '@zampa/ui/chat/MessageTicks.tsx';

/** Shows an unsent message as waiting or failed once it is stored on the device. */
export function PendingTicks({ message: { clientId, state } }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  const label = state === 'failed' ? t('common:message.failed') : t('common:message.waiting');
  return useIsStored(clientId) && <MessageTicks state={state} label={label} />;
}
