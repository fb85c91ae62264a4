import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import { PushUnavailable } from './push-obstacle.ts';

type Phone = Pick<
  PushNotificationsPlugin,
  'addListener' | 'checkPermissions' | 'createChannel' | 'register' | 'requestPermissions'
>;

/** Timeout for the phone's push token, which comes from the network. */
const TOKEN_TIMEOUT_MS = 20_000;

/** Notification channel named in the Android app's manifest; other phones have no channels. */
const CHANNEL = { id: 'news', name: 'Zampa', importance: 4 } as const;

/**
 * Asks for permission to send push notifications to this phone and returns its token.
 *
 * @throws {PushUnavailable} if it is denied or fails
 */
export async function subscribePhone(phone: Phone): Promise<string> {
  const { receive } = await phone.requestPermissions();
  if (receive !== 'granted') throw new PushUnavailable('DENIED');
  await phone.createChannel(CHANNEL).catch(() => undefined);
  return registerForToken(phone);
}

/** Returns the phone's push token; null if push is off. */
export async function readCurrentToken(phone: Phone): Promise<string | null> {
  const { receive } = await phone.checkPermissions();
  return receive === 'granted' ? registerForToken(phone).catch(() => null) : null;
}

/** Registers for push and returns the token, which the phone sends to listeners on every registration. */
async function registerForToken(phone: Phone): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = () => reject(new PushUnavailable('FAILED'));
  const timeout = setTimeout(fail, TOKEN_TIMEOUT_MS);
  const listening = await Promise.all([
    phone.addListener('registration', ({ value }) => resolve(value)),
    phone.addListener('registrationError', fail),
  ]);
  try {
    await phone.register();
    return await promise;
  } finally {
    clearTimeout(timeout);
    for (const listener of listening) void listener.remove();
  }
}
