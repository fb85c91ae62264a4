import type { AppPlugin } from '@capacitor/app';
import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { ApiClient } from '../create-api-client.ts';
import { ownAddress } from './own-address.ts';

export type ShellPlugins = {
  readonly app: Pick<AppPlugin, 'addListener'>;
  readonly push: Pick<PushNotificationsPlugin, 'addListener'>;
};

/** Opens what somebody asks for outside of the page: links to it, and notifications that are pressed. Returns how to stop. */
export function followShell(
  { openPage }: Pick<ApiClient, 'openPage'>,
  { app, push }: ShellPlugins,
  page: Pick<Location, 'origin' | 'href'> = window.location,
): () => void {
  const open = (link: unknown) => {
    const address = ownAddress(link, page);
    if (address !== null) openPage(address);
  };
  const listening = [
    app.addListener('appUrlOpen', ({ url }) => open(url)),
    push.addListener('pushNotificationActionPerformed', ({ notification }) => {
      const data: unknown = notification.data;
      if (typeof data === 'object' && data !== null && 'url' in data) open(data.url);
    }),
  ];
  return () => {
    for (const listener of listening) void listener.then((heard) => heard.remove());
  };
}

/** Returns what the app of the store brings. */
export async function shellPlugins(): Promise<ShellPlugins> {
  const [{ App }, { PushNotifications }] = await Promise.all([
    import('@capacitor/app'),
    import('@capacitor/push-notifications'),
  ]);
  return { app: App, push: PushNotifications };
}
