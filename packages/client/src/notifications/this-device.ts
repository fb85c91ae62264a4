import { isInShell } from '../device/shell.ts';
import type { PushObstacle } from './push-obstacle.ts';
import {
  findBrowserObstacle,
  type BrowserSubscription,
  currentSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription.ts';

/** Returns why this device cannot receive push notifications, without asking for permission; null if it can. */
export const findPushObstacle = (): PushObstacle | null =>
  isInShell() ? null : findBrowserObstacle();

/**
 * Asks for permission and subscribes this device to push; returns its subscription or phone token.
 *
 * @throws {PushUnavailable} if it is denied, unsupported or fails
 */
export async function subscribeDevice(pushKey: string): Promise<BrowserSubscription | string> {
  if (!isInShell()) return subscribeToPush(pushKey);
  const { subscribePhone, phone } = await loadPhonePush();
  return subscribePhone(phone);
}

/** Returns the push token that identifies this device in the list of devices; null if push is off. */
export async function readDeviceToken(): Promise<string | null> {
  if (!isInShell()) return (await currentSubscription())?.endpoint ?? null;
  const { readCurrentToken: currentToken, phone } = await loadPhonePush();
  return currentToken(phone);
}

/** Unsubscribes the device with this token from push, if it is this one. */
export async function unsubscribeDevice(token: string): Promise<void> {
  if (!isInShell()) return unsubscribeFromPush(token);
  const { readCurrentToken: currentToken, phone } = await loadPhonePush();
  if ((await currentToken(phone)) === token) await phone.unregister();
}

/** Unsubscribes this device from push, whichever kind it is. */
export async function unsubscribeThisDevice(): Promise<void> {
  if (isInShell()) await (await loadPhonePush()).phone.unregister();
  else await (await currentSubscription())?.unsubscribe();
}

/** Loads the push plugin, which only the store app needs. */
async function loadPhonePush() {
  const [calls, { PushNotifications: phone }] = await Promise.all([
    import('./phone-push.ts'),
    import('@capacitor/push-notifications'),
  ]);
  return { ...calls, phone };
}
