import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import { PushUnavailable } from './push-obstacle.ts';

type Phone = Pick<
  PushNotificationsPlugin,
  'addListener' | 'checkPermissions' | 'createChannel' | 'register' | 'requestPermissions'
>;

/** How long a phone may take to be told its token, which comes from the network. */
const TOKEN_WITHIN_MS = 20_000;

/** That of the manifest of the Android app; phones without channels know nothing of it. */
const CHANNEL = { id: 'news', name: 'Zampa', importance: 4 } as const;

/**
 * Asks for leave to call this phone and returns the token that it is called by.
 *
 * @throws {PushUnavailable}
 */
export async function subscribePhone(phone: Phone): Promise<string> {
  const { receive } = await phone.requestPermissions();
  if (receive !== 'granted') throw new PushUnavailable('DENIED');
  await phone.createChannel(CHANNEL).catch(() => undefined);
  return tokenOf(phone);
}

/** Returns the token by which this phone is called; null where it is not. */
export async function currentToken(phone: Phone): Promise<string | null> {
  const { receive } = await phone.checkPermissions();
  return receive === 'granted' ? tokenOf(phone).catch(() => null) : null;
}

/** A phone tells its token to whoever listens when it is registered, each time. */
async function tokenOf(phone: Phone): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = () => reject(new PushUnavailable('FAILED'));
  const late = setTimeout(fail, TOKEN_WITHIN_MS);
  const listening = await Promise.all([
    phone.addListener('registration', ({ value }) => resolve(value)),
    phone.addListener('registrationError', fail),
  ]);
  try {
    await phone.register();
    return await promise;
  } finally {
    clearTimeout(late);
    for (const listener of listening) void listener.remove();
  }
}
