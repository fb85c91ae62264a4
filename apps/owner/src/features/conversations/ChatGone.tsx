import { IconMessageOff } from '@tabler/icons-react';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Says that a conversation is not there; the header above it leads back to the chats. */
export function ChatGone() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconMessageOff size={32} />} title={t('common:states.notFound')}>
      {t('common:states.notFoundWhy')}
    </EmptyState>
  );
}
