import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationPreferences } from '@zampa/contract/notifications/notification-preferences';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { deviceName } from './device-name.ts';
import { readDeviceToken, subscribeDevice, unsubscribeDevice } from './this-device.ts';

export type ChosenPreferences = Pick<NotificationPreferences, 'choices' | 'quietHours'>;

const KEY = ['notifications', 'preferences'] as const;
const DEVICE = ['notifications', 'this-device'] as const;

const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api.readNotificationPreferences({ signal }),
  });

/** Loads the notification preferences of the signed-in user. */
export const useNotificationPreferences = () => useQuery(preferencesQuery(useApi()));

/** Mutation that saves the notification preferences of the signed-in user. */
export function useSavePreferences() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (body: ChosenPreferences) => api.updateNotificationPreferences({ body }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery(api).queryKey, saved),
  });
}

/** Returns the push token of this device; null if push is off. */
export function useThisDeviceToken(): string | null {
  const query = useQuery({
    queryKey: DEVICE,
    queryFn: readDeviceToken,
  });
  return query.data ?? null;
}

/** Mutation that enables push on this device, after asking for permission. */
export function useEnablePush() {
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  return useMutation({
    mutationFn: async (pushKey: string) => {
      const token = await subscribeDevice(pushKey);
      const name = deviceName(navigator.userAgent);
      await api.registerPushToken({ body: { UserId: me.id, token, name } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}

/** Mutation that sends a test notification; resolves to the number of devices that received it. */
export function useSendTestNotification() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.tryNotifications(),
    // The test updates when devices were last reached, and removes unreachable ones.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Mutation that disables push on a device. */
export function useRemoveDevice() {
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  return useMutation({
    mutationFn: async (token: string) => {
      await api.removePushToken({ query: { UserId: me.id, token } });
      await unsubscribeDevice(token);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
