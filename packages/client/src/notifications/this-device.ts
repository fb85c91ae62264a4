import { isInShell } from '../device/shell.ts';
import type { PushObstacle } from './push-obstacle.ts';
import {
  browserObstacle,
  type BrowserSubscription,
  currentSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription.ts';

/** Tells what keeps this device from being called, before anybody is asked; null where nothing does. */
export const pushObstacle = (): PushObstacle | null => (isInShell() ? null : browserObstacle());

/**
 * Asks for leave to call this device, and returns what it is called by.
 *
 * @throws {PushUnavailable}
 */
export async function subscribeDevice(pushKey: string): Promise<BrowserSubscription | string> {
  if (!isInShell()) return subscribeToPush(pushKey);
  const { subscribePhone, phone } = await thisPhone();
  return subscribePhone(phone);
}

/** Returns the token by which this device stands in the list of those that are called; null where it does not. */
export async function deviceToken(): Promise<string | null> {
  if (!isInShell()) return (await currentSubscription())?.endpoint ?? null;
  const { currentToken, phone } = await thisPhone();
  return currentToken(phone);
}

/** Has a device called no more, where it is this one. */
export async function unsubscribeDevice(token: string): Promise<void> {
  if (!isInShell()) return unsubscribeFromPush(token);
  const { currentToken, phone } = await thisPhone();
  if ((await currentToken(phone)) === token) await phone.unregister();
}

/** Has this device called no more, by whatever it is called. */
export async function silenceDevice(): Promise<void> {
  if (isInShell()) await (await thisPhone()).phone.unregister();
  else await (await currentSubscription())?.unsubscribe();
}

/** Only the app of a store needs what phones are asked with. */
async function thisPhone() {
  const [calls, { PushNotifications: phone }] = await Promise.all([
    import('./phone-push.ts'),
    import('@capacitor/push-notifications'),
  ]);
  return { ...calls, phone };
}
