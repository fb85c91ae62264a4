import { IconMessageOff } from '@zampa/ui/icons/IconMessageOff';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { UnsentMessage } from './UnsentMessage.tsx';

/** Empty state for a conversation that is not found, with the user's unsent message to copy. */
export function ChatNotFound({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState picture={<IconMessageOff size={32} />} title={t('common:states.notFound')}>
        {t('common:states.notFoundWhy')}
      </EmptyState>
      <UnsentMessage conversationId={conversationId} />
    </>
  );
}
