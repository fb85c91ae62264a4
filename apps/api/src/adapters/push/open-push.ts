import type { Clock } from '../../ports/clock.ts';
import type { Push } from '../../ports/push.ts';
import type { PushSettings } from '../../push-settings.ts';
import { SettingsError, type Settings } from '../../settings.ts';
import { fcm } from './fcm.ts';
import { publicKeyOf, vapidKeysOf } from './vapid-keys.ts';
import { webPush } from './web-push.ts';

/**
 * Opens what calls browsers and phones. Without keys in the settings a pair is made and kept.
 *
 * @throws {SettingsError} when the keys of the settings are no pair
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

/** Where a push service complains: our address where it is a safe one, else that of our letters. */
function subjectOf(publicUrl: string | undefined, mailFrom: string): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace('>', '')}`;
}
