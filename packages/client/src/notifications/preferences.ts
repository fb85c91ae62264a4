import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@zampa/contract/call';
import type { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { deviceName } from './device-name.ts';
import { deviceToken, subscribeDevice, unsubscribeDevice } from './this-device.ts';

export type ChosenPreferences = BodyInput<typeof updateNotificationPreferences>;

const KEY = ['notifications', 'preferences'] as const;
const DEVICE = ['notifications', 'this-device'] as const;

const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api.send('GET /notifications/preferences', { signal }),
  });

/** Returns how the signed-in person wants to be told. */
export const useNotificationPreferences = () => useQuery(preferencesQuery(useApi()));

/** Keeps how the signed-in person wants to be told. */
export function useSavePreferences() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (body: ChosenPreferences) => api.send('PUT /notifications/preferences', { body }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery(api).queryKey, saved),
  });
}

/** Returns the token by which this device is called; null where it is not. */
export function useThisDevice(): string | null {
  const query = useQuery({
    queryKey: DEVICE,
    queryFn: deviceToken,
  });
  return query.data ?? null;
}

/** Has this device called from now on; asks its user for leave first. */
export function useTurnOnPush() {
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  return useMutation({
    mutationFn: async (pushKey: string) => {
      const token = await subscribeDevice(pushKey);
      const name = deviceName(navigator.userAgent);
      await api.send('POST /token', { body: { UserId: me.id, token, name } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}

/** Sends the signed-in person a notification now; answers how many of their devices took it. */
export function useTryNotifications() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.send('POST /notifications/try'),
    // When each was reached last, and those that there are no more.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Has a device called no more. */
export function useRemoveDevice() {
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  return useMutation({
    mutationFn: async (token: string) => {
      await api.send('DELETE /token', { query: { UserId: me.id, token } });
      await unsubscribeDevice(token);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
