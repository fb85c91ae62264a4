import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { useSessionState } from './SessionProvider.tsx';

/** Reads the signed-in user with families, pets and clinics. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.readMe({ signal }),
  });

/** Returns the signed-in user. Only for screens that require a sign-in. */
export function useMe(): User {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('useMe must be used on a signed-in screen');
  const { data } = useQuery({ ...meQuery(useApi()), initialData: state.user });
  return data;
}

/** Returns a function that updates the signed-in user in the cache, and so on all screens. */
export function useSaveMe(): (user: User) => void {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (user) => queryClient.setQueryData(meQuery(api).queryKey, user);
}
