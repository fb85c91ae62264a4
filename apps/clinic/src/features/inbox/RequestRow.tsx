import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { initials } from '@zampa/domain/people/names';
import { REQUEST_LIST_FILTERS } from '@zampa/domain/inbox/request-lists';
import { personName } from '@zampa/i18n/person-name';
import { formatDayTime, formatListTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTimeEventText } from '@zampa/shared-screens/appointments/use-time-event-text';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import {
  latestMessage,
  type LatestMessage,
} from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { Logo } from '@zampa/ui/brand/Logo.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientNameOf, petNamesOf } from './conversation-words.ts';
import styles from './RequestRow.module.css';
import type { RequestsSearch } from './search.ts';
import { type VisitState, visitState } from './visit-state.ts';
import { VisitChip } from './VisitChip.tsx';

export interface RequestRowProps {
  conversation: ListedConversation;
  search: RequestsSearch;
}

/** Shows a request in the list in two lines: pets and client; time of the visit, latest event, assignee and status. */
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
  const timeEvent = useTimeEventText()(conversation);
  const date = (timeEvent && conversation.lastEvent?.dateUpdated) ?? message.date;
  const isUrgent = payload.priority === 'HIGH';
  const seq = match && match.seq > 0 ? match.seq : undefined;
  return (
    <Link
      to="/workspace/requests"
      search={{ ...rest, conversation: id, ...(seq && { seq }) }}
      className={styles['row']}
      data-row
      data-unread={unread > 0 || undefined}
      data-urgent={isUrgent || undefined}
      aria-current={search.conversation === id ? 'true' : undefined}
    >
      {pet ? <PetPicture pet={pet} size={40} /> : <Logo size={40} />}
      <span className={styles['words']}>
        <span className={styles['line']}>
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
          {isUrgent && (
            <IconAlertTriangle
              className={styles['urgent']}
              size={16}
              role="img"
              aria-label={t('common:status.urgent')}
            />
          )}
          <time className={styles['time']} dateTime={date}>
            {formatListTime(new Date(date), now, facility.timezone, language)}
          </time>
        </span>
        <span className={styles['line']}>
          <span className={styles['message']}>
            {timeEvent && !match && <IconCalendarEvent size={16} aria-hidden="true" />}
            {visit?.start && (
              <>
                <strong>{formatDayTime(new Date(visit.start), facility.timezone)}</strong>
                {' · '}
              </>
            )}
            {match ? match.excerpt : (timeEvent ?? <MessageText message={message} />)}
          </span>
          <span className={styles['marks']}>
            {assignee && (
              <PersonAvatar
                id={assignee.id}
                initials={initials(assignee)}
                size={20}
                label={personName(assignee)}
              />
            )}
            <RowChip conversation={conversation} visit={visit} list={search.list} />
            <CountBadge count={unread} label={t('inbox:row.unread', { count: unread })} />
          </span>
        </span>
      </span>
    </Link>
  );
}

interface RowChipProps extends Pick<RequestRowProps, 'conversation'> {
  visit: VisitState | null;
  list: RequestsSearch['list'];
}

/** Shows the status, unless the name of the list says it. */
function RowChip({ conversation: { payload }, visit, list = 'to-manage' }: RowChipProps) {
  if (visit && payload.status !== 'CLOSED') return <VisitChip state={visit.state} />;
  const { statuses } = REQUEST_LIST_FILTERS[list];
  if (statuses.length === 1 && statuses[0] === payload.status) return null;
  return <ConversationStatusChip status={payload.status} />;
}

function MessageText({ message }: { message: LatestMessage }) {
  const { t } = useTranslation();
  if (message.kind === 'withdrawn') return t('common:message.withdrawn');
  return message.kind === 'photo' ? t('common:message.photo') : message.text;
}
