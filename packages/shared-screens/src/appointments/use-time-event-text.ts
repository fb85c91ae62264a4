import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { happeningsOf } from '@zampa/domain/conversations/booking-notices';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { timeNoticeText } from './time-notice-text.ts';

/** Says what happened last in a conversation, where that is about a time; null where it is something else. */
export function useTimeEventText(): (conversation: Conversation) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id: viewerId } = useMe();
  return (conversation) => {
    const { lastEvent } = conversation;
    const happened = lastEvent && happeningsOf([lastEvent]).at(-1);
    if (!happened) return null;
    const thread = { ...conversation, events: [lastEvent] };
    return timeNoticeText({ t, language, viewerId }, happened.kind, lastEvent, thread);
  };
}
