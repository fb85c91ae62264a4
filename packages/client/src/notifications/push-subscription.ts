import { type PushObstacle, PushUnavailable } from './push-obstacle.ts';

/** What a subscription is, as `POST /token` takes it. */
export type BrowserSubscription = {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A page whose worker was not registered would wait for it for ever. */
const WORKER_WITHIN_MS = 5000;

/** Tells what keeps this browser from being called, before anybody is asked; null where nothing does. */
export function browserObstacle(): PushObstacle | null {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isSupported) return Notification.permission === 'denied' ? 'DENIED' : null;
  // Safari on a telephone can, once the app stands on the home screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'NOT_INSTALLED' : 'UNSUPPORTED';
}

/**
 * Asks for leave to call this browser and has it called.
 *
 * @throws {PushUnavailable}
 */
export async function subscribeToPush(pushKey: string): Promise<BrowserSubscription> {
  const obstacle = browserObstacle();
  if (obstacle) throw new PushUnavailable(obstacle);
  if ((await Notification.requestPermission()) !== 'granted') throw new PushUnavailable('DENIED');
  const manager = await pushManager();
  if (!manager) throw new PushUnavailable('FAILED');
  try {
    // One of another key, or of who was signed in before, is of no use to us.
    await (await manager.getSubscription())?.unsubscribe();
    return shapeSubscription(
      await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }),
    );
  } catch {
    throw new PushUnavailable('FAILED');
  }
}

/** Returns how this browser is called now; null where it is not. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (browserObstacle()) return null;
  return (await (await pushManager())?.getSubscription()) ?? null;
}

/** Ends the subscription of this browser where it is that of an address. */
export async function unsubscribeFromPush(endpoint: string): Promise<void> {
  const current = await currentSubscription();
  if (current?.endpoint === endpoint) await current.unsubscribe();
}

async function pushManager(): Promise<PushManager | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), WORKER_WITHIN_MS);
  });
  const worker = await Promise.race([navigator.serviceWorker.ready, late]);
  return worker?.pushManager ?? null;
}

function shapeSubscription(subscription: PushSubscription): BrowserSubscription {
  const { keys = {} } = subscription.toJSON();
  const { endpoint, expirationTime } = subscription;
  return {
    endpoint,
    expirationTime,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}
