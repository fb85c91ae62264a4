import type { PushToken } from '@zampa/contract/notifications/push-token';
import type { PushDevice } from '../../ports/push.ts';

type StoredDevice = {
  /** The address of a browser's subscription, or the token of a phone. */
  readonly address: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
};

/** Returns how a token is kept. */
export function storedToken(token: PushToken): StoredDevice {
  if (typeof token === 'string') return { address: token, p256dh: null, auth: null };
  const { p256dh, auth } = token.keys;
  return { address: token.endpoint, p256dh, auth };
}

/** Returns a device as it is called. */
export function deviceOf({ address, p256dh, auth }: StoredDevice): PushDevice {
  return p256dh && auth
    ? { kind: 'web', endpoint: address, p256dh, auth }
    : { kind: 'fcm', token: address };
}
