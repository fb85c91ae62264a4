import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { formatDay } from '@zampa/i18n/format/dates';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import styles from './FamilyCard.module.css';
import { clientQueries } from '../queries.ts';

const lists = { NEW: 'to-manage', OPEN: 'in-progress', CLOSED: 'completed' } as const;

/** Shows what the family asked for, the latest first; each leads to its conversation. */
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
              {conversations.map(({ id, payload, pets, dateCreated }) => (
                <li key={id}>
                  <Link
                    to="/workspace/requests"
                    search={{
                      list: payload.status === 'PENDING' ? 'to-manage' : lists[payload.status],
                      conversation: id,
                    }}
                    className={styles['past']}
                  >
                    <span>
                      <strong>{pets.map(({ name }) => name).join(', ')}</strong>
                      <Text as="span" tone="muted" size="small">
                        {formatDay(new Date(dateCreated), facility.timezone)}
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
