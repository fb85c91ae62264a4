import { IconMessageOff } from '@tabler/icons-react';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { UnsentMessage } from './UnsentMessage.tsx';

/** Says that a conversation is not there, and shows what was being written into it; the header above leads back to the chats. */
export function ChatGone({ conversationId }: { conversationId: string }) {
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
