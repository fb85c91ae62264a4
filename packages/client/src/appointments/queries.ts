import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { appointmentKeys } from './keys.ts';

const PAGE = 30;

/** Query for the appointments of a pet owner's families: upcoming ones soonest first, past ones latest first. */
export const appointmentsQuery = (api: Api, when: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: appointmentKeys.list(when),
    queryFn: ({ pageParam, signal }) =>
      api.readAppointments({
        query: { when, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<Appointment>) => page.next,
  });

/** Loads upcoming or past appointments, page by page. */
export function useAppointments(when: 'upcoming' | 'past') {
  const query = useInfiniteQuery(appointmentsQuery(useApi(), when));
  const appointments = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, appointments };
}
