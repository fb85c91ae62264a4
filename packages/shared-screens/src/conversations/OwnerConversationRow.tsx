import { Link, useLocation } from '@tanstack/react-router';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { formatListTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../files/PetPicture.tsx';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { titleOf } from './conversation-summary.ts';
import styles from './OwnerConversationRow.module.css';
import { useRowText } from './use-row-text.ts';

export interface OwnerConversationRowProps {
  conversation: ListedConversation;
  /** Whether to show the status; Home lists only active conversations without it. */
  withStatus?: boolean;
  /** Text of the last scheduling event, if that is the last event. */
  timeEvent: string | null;
}

/** Row of a conversation in a list of the owner app. */
export function OwnerConversationRow(props: OwnerConversationRowProps) {
  const { conversation, withStatus, timeEvent } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, pets, unread, facility, payload, match } = conversation;
  const title = titleOf(conversation);
  // The list is sorted by it.
  const date = conversation.dateUpdated;
  const text = useRowText(conversation, timeEvent);
  const [pet] = pets;

  // The router does not mark the link as active once its screen is left.
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
          {title || formatServiceNames(t, payload.serviceNames) || t('conversations:owner.noText')}
        </strong>
        {text && <span className={styles['text']}>{text}</span>}
        {withStatus && (
          <span className={styles['state']}>
            <ConversationStatusChip status={payload.status} />
            <span className={styles['text']}>
              <bdi>{facility.name}</bdi>
            </span>
          </span>
        )}
      </span>
      <span className={styles['side']}>
        <time dateTime={date}>{listTime(date, facility.timezone, language)}</time>
        <CountBadge count={unread} label={t('conversations:owner.unread', { count: unread })} />
      </span>
    </Link>
  );
}

const listTime = (instant: string, zone: string, language: Language) =>
  formatListTime(new Date(instant), new Date(), zone, language);
