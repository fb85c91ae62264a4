import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { addressSetting, emailSetting, textSetting } from './setting-kinds.ts';

/** Push services of the current browsers. A leading dot includes all subdomains. */
const KNOWN_HOSTS =
  'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

/** Schema of a VAPID key with its length in base64url; the public key is a curve point, the private one a number. */
const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(String.raw`^[\w-]{${length}}$`), `must be ${length} characters of base64url`);

/** Environment settings of push. */
export const pushEnvironment = {
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')
    .optional(),
  VAPID_PUBLIC_KEY: vapidKey(87).optional(),
  VAPID_PRIVATE_KEY: vapidKey(43).optional(),
  PUSH_HOSTS: z
    .string()
    .default(KNOWN_HOSTS)
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be names of hosts'))),
  PUSH_API_BASE: addressSetting('http:', 'https:').optional(),
  FCM_PROJECT_ID: textSetting.optional(),
  FCM_CLIENT_EMAIL: emailSetting.optional(),
  FCM_PRIVATE_KEY: z
    .string()
    // Line breaks of the key may be written as , so that it fits on one line.
    .transform((key) => key.replaceAll(String.raw`\n`, '\n'))
    .refine(isPrivateKey, 'must be a private key in PEM')
    .optional(),
  FCM_API_BASE: addressSetting('http:', 'https:').optional(),
};

const PushEnvironment = z.object(pushEnvironment);
type PushEnvironment = z.output<typeof PushEnvironment>;

/** Push settings that must be set together. */
export const pushGroups = [
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'],
] as const;

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export type FcmSettings = {
  readonly projectId: string;
  readonly clientEmail: string;
  /** In PEM format. */
  readonly privateKey: string;
  /** Another server with the same protocol, which also issues the tokens. */
  readonly apiBase: URL | null;
};

export type PushSettings = {
  /** Null: a key pair is created in the data directory. */
  readonly vapid: (VapidKeys & { readonly subject: string }) | null;
  /** Push services that browsers may name. */
  readonly hosts: readonly string[];
  /** A test server that receives all web pushes. */
  readonly apiBase: URL | null;
  /** Null: no push to phones with a token of their own (store apps). */
  readonly fcm: FcmSettings | null;
};

/** Converts the environment's push settings. */
export function toPushSettings(env: PushEnvironment): PushSettings {
  const { VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_HOSTS, PUSH_API_BASE } = env;
  const vapid =
    VAPID_SUBJECT && VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
      ? { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
      : null;
  const apiBase = PUSH_API_BASE ? new URL(PUSH_API_BASE) : null;
  return { vapid, hosts: PUSH_HOSTS, apiBase, fcm: toFcmSettings(env) };
}

function toFcmSettings(env: PushEnvironment): FcmSettings | null {
  const { FCM_PROJECT_ID, FCM_CLIENT_EMAIL, FCM_PRIVATE_KEY, FCM_API_BASE } = env;
  if (!FCM_PROJECT_ID || !FCM_CLIENT_EMAIL || !FCM_PRIVATE_KEY) return null;
  return {
    projectId: FCM_PROJECT_ID,
    clientEmail: FCM_CLIENT_EMAIL,
    privateKey: FCM_PRIVATE_KEY,
    apiBase: FCM_API_BASE ? new URL(FCM_API_BASE) : null,
  };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}
