import type { AppPlugin } from '@capacitor/app';
import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { ApiClient } from '../create-api-client.ts';
import { ownAddress } from './own-address.ts';

export type ShellPlugins = {
  readonly app: Pick<AppPlugin, 'addListener' | 'minimizeApp'>;
  readonly push: Pick<PushNotificationsPlugin, 'addListener'>;
};

/** What a page is made of here. */
export type ShellPage = {
  readonly location: Pick<Location, 'origin' | 'href'>;
  readonly history: Pick<History, 'back'>;
};

/** What the addresses of the owners' app begin with: the app of a store is theirs. */
const PAGES = '/app/';

/** Does what somebody asks for outside of the page: links to it, notifications that are pressed, and Android's way back. */
export function followShell(
  { openPage }: Pick<ApiClient, 'openPage'>,
  { app, push }: ShellPlugins,
  { location, history }: ShellPage = window,
): void {
  const open = (link: unknown) => {
    const address = ownAddress(link, location);
    if (address?.startsWith(PAGES)) openPage(address);
  };
  void app.addListener('appUrlOpen', ({ url }) => open(url));
  // At the first page the app steps aside, as others do, and stays as it is.
  void app.addListener('backButton', ({ canGoBack }) =>
    canGoBack ? history.back() : void app.minimizeApp(),
  );
  void push.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const data: unknown = notification.data;
    if (typeof data === 'object' && data !== null && 'url' in data) open(data.url);
  });
}

/** Does so with what the app of the store brings: for as long as the page is there, also while nobody is signed in. */
export async function followStoreApp(client: Pick<ApiClient, 'openPage'>): Promise<void> {
  const [{ App }, { PushNotifications }] = await Promise.all([
    import('@capacitor/app'),
    import('@capacitor/push-notifications'),
  ]);
  followShell(client, { app: App, push: PushNotifications });
}
