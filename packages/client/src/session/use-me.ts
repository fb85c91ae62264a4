import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { useSessionState } from './SessionProvider.tsx';

/** Reads the signed-in person, with their families, pets and clinics. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.send('GET /users/me', { signal }),
  });

/** Returns the signed-in person. For screens behind the sign-in only. */
export function useMe(): User {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('useMe is for screens behind the sign-in');
  const { data } = useQuery({ ...meQuery(useApi()), initialData: state.user });
  return data;
}

/** Shows a changed profile everywhere at once. */
export function useSaveMe(): (user: User) => void {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (user) => queryClient.setQueryData(meQuery(api).queryKey, user);
}
