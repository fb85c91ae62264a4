import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { clientOf } from '@zampa/client/inbox/client-of';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { fullName } from '@zampa/domain/people/names';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { formatRelative } from '@zampa/i18n/format/relative';
import { useLanguage } from '@zampa/i18n/use-language';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import {
  latestMessage,
  type LatestMessage,
} from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './WaitingList.module.css';

/** Shows a conversation that waits: for which pet, of whom, what was said, for how long. */
export function WaitingRow({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, pets, payload, facility } = conversation;
  const client = clientOf(conversation);
  const [pet] = pets;
  const message = latestMessage(conversation, useMe().id);
  const asked = askedTime(conversation);
  return (
    <Link
      to="/workspace/requests"
      search={{ list: listOf(conversation), conversation: id }}
      className={styles['row']}
    >
      {pet && <PetPicture pet={pet} size={40} />}
      <span className={styles['words']}>
        <span className={styles['who']}>
          <strong>{pets.map(({ name }) => name).join(', ')}</strong>
          {client && <span>{fullName(client)}</span>}
          {payload.priority === 'HIGH' && (
            <StatusChip tone="due" icon={<IconAlertTriangle size={14} aria-hidden="true" />}>
              {t('common:status.urgent')}
            </StatusChip>
          )}
        </span>
        <span className={styles['message']}>
          {asked === undefined ? (
            <MessageText message={message} />
          ) : asked ? (
            t('home:waiting.asksFor', {
              when: formatDayTime(new Date(asked), facility.timezone),
            })
          ) : (
            t('home:waiting.wantsTime')
          )}
        </span>
      </span>
      <ConversationStatusChip status={payload.status} />
      <time className={styles['time']} dateTime={message.date}>
        {formatRelative(new Date(message.date), now, language, conversation.facility.timezone)}
      </time>
    </Link>
  );
}

function MessageText({ message }: { message: LatestMessage }) {
  const { t } = useTranslation();
  if (message.kind === 'withdrawn') return t('common:message.withdrawn');
  return message.kind === 'photo' ? t('common:message.photo') : message.text;
}

/** The list of requests in which a conversation that waits is found. */
function listOf({ category, payload }: Conversation) {
  if (category !== 'CONSULTATION') return 'visits';
  return payload.status === 'NEW' ? 'to-manage' : 'in-progress';
}

/** The time that is asked for, null for any; undefined where a message is what waits. */
function askedTime({ category, appointment, unread }: Conversation): string | null | undefined {
  if (category === 'CONSULTATION' || unread > 0) return undefined;
  return appointment?.payload.event.start ?? null;
}
