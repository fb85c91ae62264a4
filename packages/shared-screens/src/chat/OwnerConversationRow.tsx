import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { formatListTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/i18n/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../files/PetPicture.tsx';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { latestMessage, titleOf } from './conversation-summary.ts';
import styles from './OwnerConversationRow.module.css';

export interface OwnerConversationRowProps {
  conversation: Conversation;
  /** Whether its state is said; Home shows only what is going on. */
  withStatus?: boolean;
}

/** One conversation in a list of the owner app. */
export function OwnerConversationRow({ conversation, withStatus }: OwnerConversationRowProps) {
  const { t } = useTranslation();
  const { id: readerId } = useMe();
  const language = useLanguage();
  const { id, pets, unread, facility, payload, match } = conversation;
  const latest = latestMessage(conversation, readerId);
  const words = {
    text: latest.text,
    photo: t('owner-chat:photo'),
    withdrawn: t('owner-chat:withdrawn'),
  };
  const text = words[latest.kind];
  const time = listTime(latest.date, facility.timezone, language);
  const [pet] = pets;

  return (
    <Link
      to="/workspace/chat/$id"
      params={{ id }}
      search={match && match.seq > 0 ? { seq: match.seq } : {}}
      className={styles['row']}
      data-unread={unread > 0}
    >
      {pet && <PetPicture pet={pet} size={46} />}
      <span className={styles['words']}>
        <strong className={styles['title']}>
          {titleOf(conversation) ||
            serviceNamesText(t, payload.serviceNames) ||
            t('owner-chat:noText')}
        </strong>
        <span className={styles['text']}>
          {match?.excerpt ??
            (latest.author
              ? t('owner-chat:from', { name: latest.author, text })
              : t('owner-chat:you', { text }))}
        </span>
        {withStatus && (
          <span className={styles['state']}>
            <ConversationStatusChip status={payload.status} />
            <span className={styles['text']}>{facility.name}</span>
          </span>
        )}
      </span>
      <span className={styles['side']}>
        <time dateTime={latest.date}>{time}</time>
        <CountBadge count={unread} label={t('owner-chat:unread', { count: unread })} />
      </span>
    </Link>
  );
}

const listTime = (instant: string, zone: string, language: Language) =>
  formatListTime(new Date(instant), new Date(), zone, language);
