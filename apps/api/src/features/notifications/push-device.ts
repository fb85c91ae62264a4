import type { PushToken } from '@zampa/contract/notifications/push-token';
import type { PushDevice } from '../../ports/push.ts';

type StoredDevice = {
  /** The endpoint of a browser's push subscription, or a phone's token. */
  readonly address: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
};

/** Returns the columns that store a push token. */
export function toStoredDevice(token: PushToken): StoredDevice {
  if (typeof token === 'string') return { address: token, p256dh: null, auth: null };
  const { p256dh, auth } = token.keys;
  return { address: token.endpoint, p256dh, auth };
}

/** Returns a stored device as the push port expects it. */
export function toPushDevice({ address, p256dh, auth }: StoredDevice): PushDevice {
  return p256dh && auth
    ? { kind: 'web', endpoint: address, p256dh, auth }
    : { kind: 'fcm', token: address };
}
