import { Link, useLocation } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { formatListTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../files/PetPicture.tsx';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { hasOnlyQuestion, latestMessage, titleOf, wasPutAside } from './conversation-summary.ts';
import styles from './OwnerConversationRow.module.css';

export interface OwnerConversationRowProps {
  conversation: Conversation;
  /** Whether its state is said; Home shows only what is going on. */
  withStatus?: boolean;
  /** What happened last, where that is about a time. */
  timeEvent: string | null;
}

/** Shows one conversation in a list of the owner app. */
export function OwnerConversationRow(props: OwnerConversationRowProps) {
  const { conversation, withStatus, timeEvent } = props;
  const { t } = useTranslation();
  const { id: readerId } = useMe();
  const language = useLanguage();
  const { id, pets, unread, facility, payload, match, lastEvent } = conversation;
  const latest = latestMessage(conversation, readerId);
  const words = {
    text: latest.text,
    photo: t('conversations-owner:photo'),
    withdrawn: t('conversations-owner:withdrawn'),
  };
  const text = words[latest.kind];
  const said = latest.author
    ? t('conversations-owner:from', { name: latest.author, text })
    : t('conversations-owner:you', { text });
  const title = titleOf(conversation);
  const happened = timeEvent ?? serviceEvent(t, conversation);
  const date = happened && lastEvent ? lastEvent.dateUpdated : latest.date;
  const under = match?.excerpt ?? happened ?? (hasOnlyQuestion(conversation) ? null : said);
  const [pet] = pets;

  // A link that is left with its screen does not say so itself.
  const isPressed = useLocation({ select: ({ pathname }) => pathname.endsWith(`/${id}`) });
  return (
    <Link
      to="/workspace/chat/$id"
      params={{ id }}
      search={match && match.seq > 0 ? { seq: match.seq } : {}}
      className={styles['row']}
      data-unread={unread > 0}
      aria-current={isPressed ? 'page' : undefined}
    >
      {pet && <PetPicture pet={pet} size={46} />}
      <span className={styles['words']}>
        <strong className={styles['title']}>
          {title || serviceNamesText(t, payload.serviceNames) || t('conversations-owner:noText')}
        </strong>
        {under && <span className={styles['text']}>{under}</span>}
        {withStatus && (
          <span className={styles['state']}>
            <ConversationStatusChip status={payload.status} />
            <span className={styles['text']}>{facility.name}</span>
          </span>
        )}
      </span>
      <span className={styles['side']}>
        <time dateTime={date}>{listTime(date, facility.timezone, language)}</time>
        <CountBadge count={unread} label={t('conversations-owner:unread', { count: unread })} />
      </span>
    </Link>
  );
}

/** What was last done about the service itself; null where something else happened since. */
function serviceEvent(t: Translate, { lastEvent, facility, payload }: Conversation): string | null {
  switch (lastEvent?.payload.eventAction) {
    case 'OPEN_PERFORMANCE':
      return t('conversations-owner:started', { clinic: facility.name });
    case 'CLOSE_PERFORMANCE':
      return t(`conversations-owner:${wasPutAside(payload) ? 'putAside' : 'ended'}`);
    default:
      return null;
  }
}

const listTime = (instant: string, zone: string, language: Language) =>
  formatListTime(new Date(instant), new Date(), zone, language);
