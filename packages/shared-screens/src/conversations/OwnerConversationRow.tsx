import { Link, useLocation } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { formatListTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../files/PetPicture.tsx';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import {
  hasOnlyQuestion,
  latestMessage,
  latestPayment,
  titleOf,
  wasNeverStarted,
} from './conversation-summary.ts';
import styles from './OwnerConversationRow.module.css';

export interface OwnerConversationRowProps {
  conversation: Conversation;
  /** Whether to show the status; Home lists only active conversations without it. */
  withStatus?: boolean;
  /** Text of the last scheduling event, if that is the last event. */
  timeEvent: string | null;
}

/** Row of a conversation in a list of the owner app. */
export function OwnerConversationRow(props: OwnerConversationRowProps) {
  const { conversation, withStatus, timeEvent } = props;
  const { t } = useTranslation();
  const { id: readerId } = useMe();
  const language = useLanguage();
  const { id, pets, unread, facility, payload, match } = conversation;
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
  const title = titleOf(conversation);
  const money = useMoney();
  const payment = latestPayment(conversation);
  const eventText = payment
    ? t(`conversations:owner.${payment}`, {
        amount: money(payload.payment.amount, payload.payment.currency),
      })
    : (timeEvent ?? serviceEvent(t, conversation));
  // The list is sorted by it.
  const date = conversation.dateUpdated;
  const secondLine =
    match?.excerpt ?? eventText ?? (hasOnlyQuestion(conversation) ? null : messageText);
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
        {secondLine && <span className={styles['text']}>{secondLine}</span>}
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

/** Returns the text of the last start or end of the service; null if another event followed. */
function serviceEvent(t: Translate, { lastEvent, facility, payload }: Conversation): string | null {
  switch (lastEvent?.payload.eventAction) {
    case 'OPEN_PERFORMANCE':
      return t('conversations:owner.started', { clinic: facility.name });
    case 'CLOSE_PERFORMANCE':
      return t(`conversations:owner.${wasNeverStarted(payload) ? 'putAside' : 'ended'}`);
    default:
      return null;
  }
}

const listTime = (instant: string, zone: string, language: Language) =>
  formatListTime(new Date(instant), new Date(), zone, language);
