import '@zampa/i18n/english/appointments';
import { getRouteApi } from '@tanstack/react-router';
import { isNotFound } from '@zampa/client/api/problems';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useThread } from '@zampa/client/conversations/thread/use-thread';
import { facilityQuery } from '@zampa/client/facilities/queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { combineQueries } from '@zampa/client/query/combine-queries';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { ChooseTime } from './ChooseTime.tsx';

const route = getRouteApi('/_signed-in/workspace/chat/$id/time');

/** Route screen to choose the first or another time for a conversation's visit. */
export const ChooseTimeScreen = () => <VisitTime id={route.useParams().id} />;

/**
 * Lets the owner choose a time for the visit of a conversation. Waits for the current conversation, because a
 * cached one may lack a time that was booked on another screen; a move would then look like a first booking.
 */
export function VisitTime({ id }: { id: string }) {
  const { t } = useTranslation();
  const thread = useThread(id);
  // Stays true: a later refetch must not interrupt the choice.
  const [isCurrent, setCurrent] = useState(false);
  if (!isCurrent && (thread.isFetchedAfterMount || thread.fetchStatus !== 'fetching'))
    setCurrent(true);
  const facilityId = thread.data?.facility.id;
  const place = useQuery({
    ...facilityQuery(useApi(), facilityId ?? ''),
    enabled: facilityId !== undefined,
  });
  const loaded =
    isCurrent && thread.data && place.data
      ? { thread: thread.data, facility: place.data }
      : undefined;
  const queries = facilityId === undefined ? [thread] : [thread, place];
  const query = { ...combineQueries(...queries), data: loaded };
  if (loaded) return <ChooseTime {...loaded} />;
  return (
    <OwnerShell banner={<ConnectionBanner />}>
      <ScreenHeader
        title={t('appointments:move.title')}
        back={<BackLink to={`/workspace/chat/${id}`} label={t('common:actions.back')} />}
      />
      {isNotFound(thread.error) ? (
        <EmptyState picture={<IconCalendarOff size={32} />} title={t('common:states.notFound')}>
          {t('common:states.notFoundWhy')}
        </EmptyState>
      ) : (
        <QueryStates query={query} shape="cards" count={4}>
          {() => null}
        </QueryStates>
      )}
    </OwnerShell>
  );
}
