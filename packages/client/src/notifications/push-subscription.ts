import { type PushObstacle, PushUnavailable } from './push-obstacle.ts';

/** A browser's push subscription, as sent to `registerPushToken`. */
export type BrowserSubscription = {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Without a registered service worker, `ready` would never resolve. */
const WORKER_TIMEOUT_MS = 5000;

/** Returns why this browser cannot receive push notifications, without asking for permission; null if it can. */
export function findBrowserObstacle(): PushObstacle | null {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isSupported) return Notification.permission === 'denied' ? 'DENIED' : null;
  // Safari on iOS supports push once the app is on the home screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'NOT_INSTALLED' : 'UNSUPPORTED';
}

/**
 * Asks for permission and subscribes this browser to push notifications.
 *
 * @throws {PushUnavailable} if it is denied, unsupported or fails
 */
export async function subscribeToPush(pushKey: string): Promise<BrowserSubscription> {
  const obstacle = findBrowserObstacle();
  if (obstacle) throw new PushUnavailable(obstacle);
  if ((await Notification.requestPermission()) !== 'granted') throw new PushUnavailable('DENIED');
  const manager = await pushManager();
  if (!manager) throw new PushUnavailable('FAILED');
  try {
    // Replace an existing subscription: it may belong to another key or a previous user.
    await (await manager.getSubscription())?.unsubscribe();
    return toBrowserSubscription(
      await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }),
    );
  } catch {
    throw new PushUnavailable('FAILED');
  }
}

/** Returns the browser's current push subscription; null if it is not subscribed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (findBrowserObstacle()) return null;
  return (await (await pushManager())?.getSubscription()) ?? null;
}

/** Cancels this browser's subscription if it has the given endpoint. */
export async function unsubscribeFromPush(endpoint: string): Promise<void> {
  const current = await currentSubscription();
  if (current?.endpoint === endpoint) await current.unsubscribe();
}

async function pushManager(): Promise<PushManager | null> {
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), WORKER_TIMEOUT_MS);
  });
  const worker = await Promise.race([navigator.serviceWorker.ready, timeout]);
  return worker?.pushManager ?? null;
}

function toBrowserSubscription(subscription: PushSubscription): BrowserSubscription {
  const { keys = {} } = subscription.toJSON();
  const { endpoint, expirationTime } = subscription;
  return {
    endpoint,
    expirationTime,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}
