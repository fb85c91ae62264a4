import { sign } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import type { Clock } from '../../ports/clock.ts';
import type { PushNote, PushOptions, PushOutcome } from '../../ports/push.ts';
import type { FcmSettings } from '../../settings/push-settings.ts';
import { outcomeOf } from './outcome.ts';

const API = 'https://fcm.googleapis.com';
const TOKENS = 'https://oauth2.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TIMEOUT_MS = 6000;

const APP_NAME = 'Zampa';
/** The notification channel declared in the Android app. */
const CHANNEL = 'news';

type Access = { readonly token: string; readonly until: number };

/** Sends push notifications to phones through Firebase Cloud Messaging, with a service account. */
export function fcm(settings: FcmSettings, clock: Clock) {
  const { projectId, apiBase } = settings;
  const address = new URL(
    `/v1/projects/${encodeURIComponent(projectId)}/messages:send`,
    apiBase ?? API,
  );
  let access: Access | null = null;

  async function currentToken(): Promise<string> {
    if (!access || access.until <= clock.now().getTime())
      access = await requestAccess(settings, clock);
    return access.token;
  }
  const post = async (token: string, message: unknown) => {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  };

  return {
    async send(token: string, note: PushNote, options: PushOptions): Promise<PushOutcome> {
      const message = messageTo(token, note, options, clock.now());
      let answer = await post(await currentToken(), message);
      if (answer.status === 401) {
        access = null;
        answer = await post(await currentToken(), message);
      }
      return answer.text.includes('UNREGISTERED') ? 'gone' : outcomeOf(answer.status);
    },
  };
}

/** Builds the message. It contains only ids: the text is in the app, in the phone's language. */
function messageTo(token: string, note: PushNote, { urgent, seconds }: PushOptions, now: Date) {
  const words = `push_${note.kind}`;
  return {
    token,
    data: { ...note },
    android: {
      priority: urgent ? 'HIGH' : 'NORMAL',
      collapse_key: note.id,
      ...(seconds !== undefined && { ttl: `${seconds}s` }),
      notification: {
        title: APP_NAME,
        body_loc_key: words,
        tag: note.id,
        channel_id: CHANNEL,
      },
    },
    apns: {
      headers: {
        'apns-collapse-id': note.id,
        'apns-priority': urgent ? '10' : '5',
        ...(seconds !== undefined && {
          'apns-expiration': String(Math.floor(now.getTime() / 1000) + seconds),
        }),
      },
      payload: { aps: { alert: { title: APP_NAME, 'loc-key': words }, sound: 'default' } },
    },
  };
}

/** Requests an OAuth access token for an hour; it is renewed a minute before it expires. */
async function requestAccess(
  { clientEmail, privateKey, apiBase }: FcmSettings,
  clock: Clock,
): Promise<Access> {
  const address = new URL('/token', apiBase ?? TOKENS);
  const now = clock.now().getTime();
  const claims = {
    iss: clientEmail,
    scope: SCOPE,
    aud: address.href,
    iat: Math.floor(now / SECOND_MS),
    exp: Math.floor((now + HOUR_MS) / SECOND_MS),
  };
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({ grant_type: GRANT, assertion: signJwt(claims, privateKey) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const grant = (await answer.json()) as { access_token?: unknown };
  if (typeof grant.access_token !== 'string')
    throw new Error(`the push service returned no token: ${answer.status}`);
  return { token: grant.access_token, until: now + HOUR_MS - MINUTE_MS };
}

function signJwt(claims: unknown, privateKey: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}
