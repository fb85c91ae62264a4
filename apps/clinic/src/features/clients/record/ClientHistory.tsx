import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { requestListOf } from '@zampa/domain/inbox/request-lists';
import { formatDay, formatDayTime } from '@zampa/i18n/format/dates';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import styles from './FamilyCard.module.css';
import { clientQueries } from '../queries.ts';

/** Shows the family's requests, newest first, with links to their conversations. */
export function ClientHistory({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(clientQueries.history(useApi(), facility.id, client.FamilyId));
  return (
    <section>
      <h3 className={styles['heading']}>{t('clients:card.history')}</h3>
      <QueryStates query={query} shape="rows" count={2}>
        {(conversations) =>
          conversations.length === 0 ? (
            <Text tone="muted" size="small">
              {t('clients:card.noHistory')}
            </Text>
          ) : (
            <ul className={styles['list']}>
              {conversations.map(({ id, category, payload, pets, ...when }) => (
                <li key={id}>
                  <Link
                    to="/workspace/requests"
                    search={{ list: requestListOf(payload.status, category), conversation: id }}
                    className={styles['past']}
                  >
                    <span>
                      <strong>{pets.map(({ name }) => name).join(', ')}</strong>
                      <Text as="span" tone="muted" size="small">
                        {visitOrRequestDate(when, facility.timezone)}
                      </Text>
                    </span>
                    <ConversationStatusChip status={payload.status} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}

/** Returns the time of the appointment, or the date of the request if it has no appointment. */
function visitOrRequestDate(
  { appointment, dateCreated }: Pick<ListedConversation, 'appointment' | 'dateCreated'>,
  zone: string,
): string {
  const start = appointment?.payload.event.start;
  return start ? formatDayTime(new Date(start), zone) : formatDay(new Date(dateCreated), zone);
}
