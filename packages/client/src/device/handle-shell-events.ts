import type { AppPlugin } from '@capacitor/app';
import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { ApiClient } from '../ClientProvider.tsx';
import { toInAppPath } from './in-app-path.ts';

export type ShellPlugins = {
  readonly app: Pick<AppPlugin, 'addListener' | 'minimizeApp'>;
  readonly push: Pick<PushNotificationsPlugin, 'addListener'>;
};

/** The parts of the page that are used here. */
export type ShellPage = {
  readonly location: Pick<Location, 'origin' | 'href'>;
  readonly history: Pick<History, 'back'>;
};

/** Path prefix of the owner app. The store app contains nothing else. */
const OWNER_APP_PREFIX = '/app/';

/** Handles events of the native shell: opened links, pressed notifications and Android's back button. */
export function handleShellEvents(
  { openPage }: Pick<ApiClient, 'openPage'>,
  { app, push }: ShellPlugins,
  { location, history }: ShellPage = window,
): void {
  const openLink = (link: unknown) => {
    const path = toInAppPath(link, location);
    if (path?.startsWith(OWNER_APP_PREFIX)) openPage(path);
  };
  void app.addListener('appUrlOpen', ({ url }) => openLink(url));
  // On the first page the back button minimizes the app, as is usual on Android.
  void app.addListener('backButton', ({ canGoBack }) =>
    canGoBack ? history.back() : void app.minimizeApp(),
  );
  void push.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const data: unknown = notification.data;
    if (typeof data === 'object' && data !== null && 'url' in data) openLink(data.url);
  });
}

/** Handles the events of the store app's Capacitor plugins for the lifetime of the page, signed in or not. */
export async function handleStoreAppEvents(client: Pick<ApiClient, 'openPage'>): Promise<void> {
  const [{ App }, { PushNotifications }] = await Promise.all([
    import('@capacitor/app'),
    import('@capacitor/push-notifications'),
  ]);
  handleShellEvents(client, { app: App, push: PushNotifications });
}
