import '@zampa/i18n/english/appointments';
import { getRouteApi } from '@tanstack/react-router';
import { isGone } from '@zampa/client/api/problems';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useThread } from '@zampa/client/inbox/use-requests';
import { facilityQuery } from '@zampa/client/facilities/queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { askedTogether } from '@zampa/client/query/asked-together';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconCalendarOff } from '@tabler/icons-react';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChooseTime } from './ChooseTime.tsx';

const route = getRouteApi('/_signed-in/workspace/chat/$id/time');

/** Lets somebody choose another time for the visit of a conversation, or its first. */
export function ChooseTimeScreen() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const thread = useThread(id);
  const facilityId = thread.data?.facility.id;
  const place = useQuery({
    ...facilityQuery(useApi(), facilityId ?? ''),
    enabled: facilityId !== undefined,
  });
  const loaded = thread.data && place.data && { thread: thread.data, facility: place.data };
  const asked = facilityId === undefined ? [thread] : [thread, place];
  const query = { data: loaded, ...askedTogether(...asked) };
  if (loaded) return <ChooseTime {...loaded} />;
  return (
    <OwnerShell banner={<ConnectionBanner />}>
      <ScreenHeader
        title={t('appointments:move.title')}
        back={<BackLink to={`/workspace/chat/${id}`} label={t('common:actions.back')} />}
      />
      {isGone(thread.error) ? (
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
