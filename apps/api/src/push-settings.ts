import * as z from 'zod';

/** The push services of the browsers there are; what begins with a dot stands for all names below it. */
const KNOWN_HOSTS =
  'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

const address = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address that begins with http: or https:',
  )
  .optional();

/** The settings of push, as the environment has them. */
export const pushEnvironment = {
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')
    .optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  PUSH_HOSTS: z
    .string()
    .default(KNOWN_HOSTS)
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be names of hosts'))),
  PUSH_API_BASE: address,
  FCM_PROJECT_ID: z.string().min(1).optional(),
  FCM_CLIENT_EMAIL: z.string().min(3).optional(),
  FCM_PRIVATE_KEY: z.string().min(1).optional(),
  FCM_API_BASE: address,
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
    // A key of several lines comes on one, with its ends of lines written out.
    privateKey: FCM_PRIVATE_KEY.replaceAll(String.raw`\n`, '\n'),
    apiBase: FCM_API_BASE ? new URL(FCM_API_BASE) : null,
  };
}
