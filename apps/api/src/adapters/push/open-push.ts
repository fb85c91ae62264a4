import type { Clock } from '../../ports/clock.ts';
import type { Push } from '../../ports/push.ts';
import type { PushSettings } from '../../settings/push-settings.ts';
import { SettingsError, type Settings } from '../../settings/settings.ts';
import { fcm } from './fcm.ts';
import { publicKeyOf, vapidKeysOf } from './vapid-keys.ts';
import { webPush } from './web-push.ts';

/**
 * Opens the push services for browsers and phones. Without VAPID keys in the settings, a pair is created and stored.
 *
 * @throws {SettingsError} if the keys of the settings do not belong together
 */
export async function openPush(
  { push, publicUrl, mailFrom, dataDirectory }: Settings,
  clock: Clock,
): Promise<Push> {
  const vapid = push.vapid ?? (await vapidKeysOf(dataDirectory));
  if (publicKeyOf(vapid.privateKey) !== vapid.publicKey)
    throw new SettingsError(['VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY']);
  const subject = push.vapid?.subject ?? subjectOf(publicUrl, mailFrom);
  const web = webPush({ ...vapid, subject }, push);
  const phones = openPhones(push, clock);
  return {
    publicKey: web.publicKey,
    knows: (device) => device.kind === 'fcm' || web.knows(device),
    async send(device, note, options) {
      if (device.kind === 'web') return web.send(device, note, options);
      return phones ? phones.send(device.token, note, options) : 'rejected';
    },
  };
}

const openPhones = (settings: PushSettings, clock: Clock) =>
  settings.fcm && fcm(settings.fcm, clock);

/** The contact for push services: our public URL if it is https, else the sender's e-mail address. */
function subjectOf(publicUrl: string | undefined, mailFrom: string): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace('>', '')}`;
}
