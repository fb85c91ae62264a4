import '@zampa/i18n/english/health';
import '@zampa/i18n/english/pets';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isNotFound } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { sharedRecordQuery } from '@zampa/client/health/shared-record-query';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { IconUnlink } from '@zampa/ui/icons/IconUnlink';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { SharedRecord } from './SharedRecord.tsx';
import styles from './shared-record.module.css';

const route = getRouteApi('/shared/$token');

/** Screen opened by a share link, without signing in: the shared sections of a pet's record, to read and to print. */
export function SharedRecordScreen() {
  const { t } = useTranslation();
  const { token } = route.useParams();
  const query = useQuery(sharedRecordQuery(useApi(), token));
  return (
    <main className={styles['page']}>
      <Wordmark />
      {isNotFound(query.error) ? (
        <EmptyState picture={<IconUnlink size={40} />} title={t('health:shared.gone')}>
          {t('health:shared.goneWhy')}
        </EmptyState>
      ) : (
        <QueryStates query={query} shape="cards" count={3}>
          {(record) => <SharedRecord record={record} token={token} />}
        </QueryStates>
      )}
    </main>
  );
}
