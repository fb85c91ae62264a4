import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { calendarKeys } from '@zampa/client/calendar/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import type { Conversation, DiaryItem } from '@zampa/contract/requests/conversation';

const MOST = 100;

/** Requests are consultations; visits stand in what is called a diary, that of the one who asks for it. */
const visitsQuery = (api: Api, facilityId: string, userId: string) =>
  queryOptions({
    queryKey: [...calendarKeys.of(facilityId), 'to-be-booked'],
    queryFn: ({ signal }) =>
      api.send('POST /{userId}/diary/search', {
        params: { userId },
        query: { filterByFacilityId: facilityId, limit: MOST },
        body: {
          type: ['HEALTH'],
          category: ['VISIT', 'VIDEOCONSULTATION'],
          payload: { status: ['NEW', 'OPEN'] },
        },
        signal,
      }),
  });

/** Visits that somebody asked for and that have no time yet, the oldest first. */
export function useToBeBooked(facilityId: string): readonly Conversation[] {
  const { data = [] } = useQuery(visitsQuery(useApi(), facilityId, useMe().id));
  return data.filter(waitsForTime).toReversed();
}

const waitsForTime = (item: DiaryItem): item is Conversation =>
  item.type === 'HEALTH' &&
  (item.appointment === null || item.appointment.payload.status === 'TO_BE_BOOKED');
