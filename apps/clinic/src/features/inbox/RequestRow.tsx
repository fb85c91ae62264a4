import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { personName } from '@zampa/i18n/person-name';
import { formatDayTime, formatListTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import {
  latestMessage,
  type LatestMessage,
} from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Logo } from '@zampa/ui/brand/Logo.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientNameOf, petNamesOf } from './conversation-words.ts';
import styles from './RequestRow.module.css';
import type { RequestsSearch } from './search.ts';
import { visitState } from './visit-state.ts';
import { VisitChip } from './VisitChip.tsx';

export interface RequestRowProps {
  conversation: ListedConversation;
  search: RequestsSearch;
}

/** Shows a request in the list: pets, client, time of the visit, latest message and status. */
export function RequestRow({ conversation, search }: RequestRowProps) {
  const { t } = useTranslation();
  const { id, pets, payload, unread, facility, assignee, match } = conversation;
  const [pet] = pets;
  const message = latestMessage(conversation, useMe().id);
  const language = useLanguage();
  const now = useMinuteClock();
  const client = clientNameOf(conversation);
  const { panel: _, seq: __, entry: ___, ...rest } = search;
  const visit = conversation.category === 'CONSULTATION' ? null : visitState(conversation, now);
  const seq = match && match.seq > 0 ? match.seq : undefined;
  return (
    <Link
      to="/workspace/requests"
      search={{ ...rest, conversation: id, ...(seq && { seq }) }}
      className={styles['row']}
      data-row
      data-unread={unread > 0 || undefined}
      aria-current={search.conversation === id ? 'true' : undefined}
    >
      {pet ? <PetPicture pet={pet} size={40} /> : <Logo size={40} />}
      <Stack as="span" gap="4" grow>
        <Row as="span" gap="12" wrap={false} align="baseline" justify="between">
          <span className={styles['who']}>
            <strong>
              <bdi>{petNamesOf(conversation)}</bdi>
            </strong>
            {client && (
              <>
                {' · '}
                <bdi>{client}</bdi>
              </>
            )}
          </span>
          <time className={styles['time']} dateTime={message.date}>
            {formatListTime(new Date(message.date), now, facility.timezone, language)}
          </time>
        </Row>
        <span className={styles['message']}>
          {visit?.start && (
            <>
              <strong>{formatDayTime(new Date(visit.start), facility.timezone)}</strong>
              {' · '}
            </>
          )}
          {match ? match.excerpt : <MessageText message={message} />}
        </span>
        <span className={styles['chips']}>
          {visit && payload.status !== 'CLOSED' ? (
            <VisitChip state={visit.state} />
          ) : (
            <ConversationStatusChip status={payload.status} />
          )}
          {payload.priority === 'HIGH' && (
            <StatusChip tone="due">{t('common:status.urgent')}</StatusChip>
          )}
          {assignee && (
            <span className={styles['assignee']}>
              <bdi>{personName(assignee)}</bdi>
            </span>
          )}
          <span className={styles['unread']}>
            <CountBadge count={unread} label={t('inbox:row.unread', { count: unread })} />
          </span>
        </span>
      </Stack>
    </Link>
  );
}

function MessageText({ message }: { message: LatestMessage }) {
  const { t } = useTranslation();
  if (message.kind === 'withdrawn') return t('common:message.withdrawn');
  return message.kind === 'photo' ? t('common:message.photo') : message.text;
}
