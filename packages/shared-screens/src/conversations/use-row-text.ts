import { useMe } from '@zampa/client/session/use-me';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import type { Translate } from '@zampa/i18n/translator';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  hasOnlyQuestion,
  latestMessage,
  latestPayment,
  wasNeverStarted,
} from './conversation-summary.ts';

/**
 * Returns the second line of a conversation in the owner's list: the text that a search found, the latest event or the
 * latest message. Null if the title says everything.
 *
 * @param timeEvent text of the last scheduling event, if that is the last event
 */
export function useRowText(
  conversation: ListedConversation,
  timeEvent: string | null,
): string | null {
  const { t } = useTranslation();
  const money = useMoney();
  const { id: readerId } = useMe();
  const { payload, match } = conversation;
  const latest = latestMessage(conversation, readerId);
  const words = {
    text: latest.text,
    photo: t('conversations:owner.photo'),
    withdrawn: t('conversations:owner.withdrawn'),
  };
  const text = words[latest.kind];
  const messageText = latest.author
    ? t('conversations:owner.from', { name: latest.author, text })
    : t('conversations:owner.you', { text });
  const payment = latestPayment(conversation);
  const eventText = payment
    ? t(`conversations:owner.${payment}`, {
        amount: money(payload.payment.amount, payload.payment.currency),
      })
    : (timeEvent ?? serviceEvent(t, conversation));
  return match?.excerpt ?? eventText ?? (hasOnlyQuestion(conversation) ? null : messageText);
}

/** Returns the text of the last start or end of the service; null if another event followed. */
function serviceEvent(
  t: Translate,
  { lastEvent, facility, payload }: ListedConversation,
): string | null {
  switch (lastEvent?.payload.eventAction) {
    case 'OPEN_PERFORMANCE':
      return t('conversations:owner.started', { clinic: facility.name });
    case 'CLOSE_PERFORMANCE':
      return t(`conversations:owner.${wasNeverStarted(payload) ? 'putAside' : 'ended'}`);
    default:
      return null;
  }
}
