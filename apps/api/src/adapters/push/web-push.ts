import { ECDH } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '@zampa/domain/time/durations';
import type { PushDevice, PushNote, PushOptions, PushOutcome } from '../../ports/push.ts';
import type { PushSettings, VapidKeys } from '../../settings/push-settings.ts';
import { outcomeOf } from './outcome.ts';
import { postBytes } from './post-bytes.ts';

/** How long a push service stores a notification for a device that is off. */
const DEFAULT_TTL_SECONDS = DAY_MS / SECOND_MS;
/** Minimum length required by the encryption. */
const AUTH_BYTES = 16;

type WebDevice = Extract<PushDevice, { kind: 'web' }>;

export type WebPush = {
  readonly publicKey: string;
  knows(device: WebDevice): boolean;
  send(device: WebDevice, note: PushNote, options: PushOptions): Promise<PushOutcome>;
};

/** Sends push notifications to browsers through their push services, encrypted per device. */
export function webPush(
  { publicKey, privateKey, subject }: VapidKeys & { readonly subject: string },
  { hosts, apiBase }: Pick<PushSettings, 'hosts' | 'apiBase'>,
): WebPush {
  const knows = ({ endpoint }: WebDevice) => {
    const { hostname, protocol } = new URL(endpoint);
    const isKnown = (host: string) =>
      host.startsWith('.') ? hostname.endsWith(host) : hostname === host;
    return protocol === 'https:' && hosts.some((host) => isKnown(host));
  };
  return {
    publicKey,
    knows,
    async send(device, note, { urgent, seconds = DEFAULT_TTL_SECONDS }) {
      if (!knows(device) || !isReadable(device)) return 'gone';
      // Loaded with the first notification.
      const { default: library } = await import('web-push');
      const { endpoint, p256dh, auth } = device;
      const subscription = { endpoint, keys: { p256dh, auth } };
      const details = library.generateRequestDetails(subscription, JSON.stringify(note), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: seconds,
        contentEncoding: 'aes128gcm',
        urgency: urgent ? 'high' : 'normal',
        // The service replaces an undelivered notification with the same topic.
        topic: note.id.replaceAll('-', ''),
      });
      const { headers, body } = details;
      if (!body) throw new Error('the push request has no body');
      const { pathname, search } = new URL(endpoint);
      const url = new URL(`${pathname}${search}`, apiBase ?? endpoint);
      return outcomeOf(await postBytes(url, { headers, body, isTest: apiBase !== null }));
    },
  };
}

/** Returns whether notifications can be encrypted for a device, that is, its key is a point on the curve. */
function isReadable({ p256dh, auth }: WebDevice): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return Buffer.from(auth, 'base64url').length >= AUTH_BYTES;
  } catch {
    return false;
  }
}
