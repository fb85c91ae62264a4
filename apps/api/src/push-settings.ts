import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { addressSetting, emailSetting, textSetting } from './setting-kinds.ts';

/** The push services of the browsers there are; what begins with a dot stands for all names below it. */
const KNOWN_HOSTS =
  'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

/** The public part of a pair of keys is a point, the private one a number: so long they are in base64url. */
const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(String.raw`^[\w-]{${length}}$`), `must be ${length} characters of base64url`);

/** The settings of push, as the environment has them. */
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
    // A key of several lines comes on one, with its ends of lines written out.
    .transform((key) => key.replaceAll(String.raw`\n`, '\n'))
    .refine(isPrivateKey, 'must be a private key in PEM')
    .optional(),
  FCM_API_BASE: addressSetting('http:', 'https:').optional(),
};

const PushEnvironment = z.object(pushEnvironment);
type PushEnvironment = z.output<typeof PushEnvironment>;

/** What belongs together of it. */
export const pushGroups = [
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'],
] as const;

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export type FcmSettings = {
  readonly projectId: string;
  readonly clientEmail: string;
  /** In PEM. */
  readonly privateKey: string;
  /** Another server that speaks its protocol, and gives the tokens for it. */
  readonly apiBase: URL | null;
};

export type PushSettings = {
  /** Null: a pair of keys is made and kept in the data directory. */
  readonly vapid: (VapidKeys & { readonly subject: string }) | null;
  /** Whom browsers may have us call. */
  readonly hosts: readonly string[];
  /** A server of tests that takes what all of them would be sent. */
  readonly apiBase: URL | null;
  /** Null: telephones with a token of their own are not called. */
  readonly fcm: FcmSettings | null;
};

/** Reads the settings of push from those of the environment, which hold together. */
export function pushOf(env: PushEnvironment): PushSettings {
  const { VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_HOSTS, PUSH_API_BASE } = env;
  const vapid =
    VAPID_SUBJECT && VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
      ? { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
      : null;
  const apiBase = PUSH_API_BASE ? new URL(PUSH_API_BASE) : null;
  return { vapid, hosts: PUSH_HOSTS, apiBase, fcm: fcmOf(env) };
}

function fcmOf(env: PushEnvironment): FcmSettings | null {
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
