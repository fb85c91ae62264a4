import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useThread } from '@zampa/client/conversations/thread/use-thread';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { requestListOf } from '@zampa/domain/inbox/request-lists';
import { formatPhone, phoneLink } from '@zampa/domain/people/phone-format';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { BookedPetLinks } from './BookedPetLinks.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { bookingState } from './booking-state.ts';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { useEntryTimeText } from './use-entry-time-text.ts';

export interface BookingPanelProps extends EntryPanelProps {
  visitId: string;
}

/** Shows a booking: service, time, pets and client, price, status and next step. */
export function BookingPanel({ visitId, ...props }: BookingPanelProps) {
  const { event } = props;
  const facility = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const thread = useThread(visitId);
  const { data: configuration } = useQuery(configurationQuery(api, facility.id));
  const { data: staff = [] } = useQuery(staffQuery(api, facility.id));
  const when = useEntryTimeText(event, facility.timezone);
  const { tone, word, next } = bookingState(
    t,
    event,
    thread.data?.payload.status,
    useServerMinute(),
  );
  const list = thread.data && requestListOf(thread.data.payload.status, thread.data.category);
  const member = staff.find(({ id }) => id === event.payload.event.resource);
  const serviceNames = configuration?.services
    .filter(({ id }) => event.payload.services.includes(id))
    .map((service) => serviceName(t, service))
    .join(', ');
  return (
    <>
      <div>
        <StatusChip tone={tone}>{word}</StatusChip>
      </div>
      <h3 className={`z-display ${styles['title']}`}>
        {event.payload.event.title || serviceNames || t('appointments:calendar.entry.booking')}
      </h3>
      <p className={styles['quiet']}>
        {[when, member && personName(member)].filter(Boolean).join(' · ')}
      </p>
      <QueryStates query={thread} shape="rows" count={2}>
        {(conversation) => (
          <>
            <PetsAndClient conversation={conversation} event={event} />
            <BookingFacts conversation={conversation} event={event} />
            <p className={styles['next']}>{next}</p>
            <BookingActions {...props} conversation={conversation} />
          </>
        )}
      </QueryStates>
      <Link
        to="/workspace/requests"
        search={{ ...(list && { list }), conversation: visitId }}
        className={styles['link'] ?? ''}
      >
        <IconMessages size={18} aria-hidden="true" />
        {t('appointments:calendar.details.conversation')}
        <CountBadge
          count={event.unread}
          label={t('appointments:calendar.details.unread', { count: event.unread })}
        />
      </Link>
    </>
  );
}

function PetsAndClient({
  conversation,
  event,
}: {
  conversation: Conversation;
  event: CalendarEvent;
}) {
  const { client } = event;
  return (
    <ul className={styles['pets']}>
      {conversation.pets.map((pet) => (
        <li key={pet.id}>
          <PetPicture pet={pet} size={42} />
          <span>
            <strong>
              <bdi>{pet.name}</bdi>
            </strong>
            {client && (
              <span className={styles['quiet']}>
                {' '}
                <bdi>{personName(client)}</bdi>
                {client.phone && (
                  <>
                    {' · '}
                    <a href={phoneLink(client.phone)}>
                      <bdi>{formatPhone(client.phone)}</bdi>
                    </a>
                  </>
                )}
              </span>
            )}
            <BookedPetLinks pet={pet} conversation={conversation} />
          </span>
        </li>
      ))}
    </ul>
  );
}
