import { useMe } from '@zampa/client/session/use-me';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { bookingHistoryOf } from '@zampa/domain/conversations/booking-notices';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { timeNoticeText } from './time-notice-text.ts';

/** Returns a function that describes the last event of a conversation if it is about scheduling; otherwise null. */
export function useTimeEventText(): (conversation: ListedConversation) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id: viewerId } = useMe();
  return (conversation) => {
    const { lastEvent } = conversation;
    const happened = lastEvent && bookingHistoryOf([lastEvent]).at(-1);
    if (!happened) return null;
    const thread = { ...conversation, events: [lastEvent] };
    return timeNoticeText({ t, language, viewerId }, happened.kind, lastEvent, thread);
  };
}
