import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Api } from '../api.ts';
import type { Page } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { appointmentKeys } from './keys.ts';

const PAGE = 30;

/** Of a pet owner's families: what is to come, soonest first, or what is over, latest first. */
export const appointmentsQuery = (api: Api, when: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: appointmentKeys.list(when),
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /appointments', {
        query: { when, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Appointment>) => page.next,
  });

/** One of the two lists, growing page by page. */
export function useAppointments(when: 'upcoming' | 'past') {
  const query = useInfiniteQuery(appointmentsQuery(useApi(), when));
  const appointments = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, appointments };
}

/** One appointment, looked for among those to come and then among the latest of the past. */
export function useAppointment(id: string) {
  const upcoming = useAppointments('upcoming');
  const ahead = upcoming.appointments.find((appointment) => appointment.id === id);
  const past = useInfiniteQuery({
    ...appointmentsQuery(useApi(), 'past'),
    enabled: upcoming.isSuccess && !ahead,
  });
  const over = past.data?.pages.flatMap(({ items }) => items).find((item) => item.id === id);
  const found = ahead ?? over;
  return {
    data: found ?? (past.isSuccess ? null : undefined),
    isError: !found && (upcoming.isError || past.isError),
    refetch: () => Promise.all([upcoming.refetch(), past.refetch()]),
  };
}
