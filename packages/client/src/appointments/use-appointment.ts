import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { AnswerPage } from '../api/call-types.ts';
import { ApiRefusal } from '../api/problems.ts';
import { useApi } from '../ClientProvider.tsx';
import { appointmentKeys } from './keys.ts';

/** Loads one appointment; null if it is not found. Shows the entry of a cached list while loading. */
export function useAppointment(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useQuery({
    queryKey: appointmentKeys.one(id),
    queryFn: ({ signal }) => api.readAppointment({ params: { id }, signal }).catch(nullIfNotFound),
    placeholderData: () => findInLists(queryClient, id),
  });
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiRefusal && error.status === 404) return null;
  throw error;
}

function findInLists(queryClient: QueryClient, id: string): Appointment | undefined {
  return (['upcoming', 'past'] as const)
    .flatMap(
      (when) =>
        queryClient.getQueryData<InfiniteData<AnswerPage<Appointment>>>(appointmentKeys.list(when))
          ?.pages ?? [],
    )
    .flatMap(({ items }) => items)
    .find((appointment) => appointment.id === id);
}
