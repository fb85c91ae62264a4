import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { defaultDataDirectory } from '@zampa/db/embedded/default-data-directory';
import * as z from 'zod';
import { chargebeeOf, type ChargebeeKeys } from './billing-settings.ts';
import { pushEnvironment, pushGroups, pushOf, type PushSettings } from './push-settings.ts';
import { storeEnvironment, storeGroups, storesOf, type StoreSettings } from './store-settings.ts';
import { videoEnvironment, videoGroups, videoOf, type VideoSettings } from './video-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.join(' or ')}`,
    );
/** What `TRUST_PROXY` may name beside single addresses. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const proxies = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().refine(isProxy, 'must be addresses separated by commas')));
const onOff = z.enum(['0', '1']).transform((value) => value === '1');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Zampa <no-reply@zampa.example>'),
  AUTH_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  DEMO: onOff.default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: proxies.default([]),
  FREE_SPACE_FLOOR_MB: z.coerce.number().int().min(0).default(500),
  CLOCK_OFFSET_SECONDS: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_SANDBOX: onOff.default(false),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_API_BASE: url('http:', 'https:').default('https://api.twilio.com'),
  SMS_FROM: z.string().min(1).optional(),
  CHARGEBEE_SITE: z.string().min(1).optional(),
  CHARGEBEE_API_KEY: z.string().min(1).optional(),
  CHARGEBEE_WEBHOOK_USER: z.string().min(1).optional(),
  CHARGEBEE_WEBHOOK_PASSWORD: z.string().min(24, 'must have at least 24 characters').optional(),
  CHARGEBEE_API_BASE: url('http:', 'https:').optional(),
  LIVEKIT_URL: url('ws:', 'wss:', 'http:', 'https:').optional(),
  ...videoEnvironment,
  ...pushEnvironment,
  ...storeEnvironment,
});

/** What belongs together is set as a whole or not at all. */
const groups: readonly (readonly (keyof z.output<typeof Environment>)[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'],
  ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY'],
  ['CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'],
  ...videoGroups,
  ...pushGroups,
  ...storeGroups,
];

export type Settings = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Unset: `http://localhost:PORT`, known once the server listens. */
  readonly publicUrl: string | undefined;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** Unset: this process is the only one. */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Unset: generated into the data directory. */
  readonly authSecret: string | undefined;
  readonly demo: boolean;
  readonly metricsToken: string | undefined;
  readonly trustProxy: readonly string[];
  /** No file is taken while less than this is free beside the data. */
  readonly freeSpaceFloorBytes: number;
  readonly clockOffsetSeconds: number;
  readonly logLevel: string;
  /** Where uploaded files are kept; null for the data directory. */
  readonly s3: S3Settings | null;
  /** The card provider; null for its sandbox. */
  readonly stripe: StripeKeys | null;
  /** The billing provider; null for its sandbox. */
  readonly chargebee: ChargebeeKeys | null;
  /** Who sends messages to phones; null: nobody does. */
  readonly sms: SmsSettings | null;
  readonly push: PushSettings;
  readonly video: VideoSettings;
  /** The owners' app as the stores have it. */
  readonly stores: StoreSettings;
};

export type StripeKeys = {
  readonly secretKey: string;
  /** By which browsers know us where a card is typed. */
  readonly publishableKey: string | null;
  /** Null: nobody's messages are believed, the provider is asked instead. */
  readonly webhookSecret: string | null;
  readonly apiBase: URL | null;
};

export type SmsSettings = {
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender: a number of the account, or a name where the country allows one. */
  readonly from: string;
  /** The provider, or another server that speaks its protocol. */
  readonly apiBase: URL;
};

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Thrown with one readable line per mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** Reads the settings of the environment, checked as a whole. The table of them is in the README. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // A setting that is there but empty is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success)
    throw new SettingsError(
      result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    );
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  refuseHalves(env);
  if (production) refuseUnready(env);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDirectory: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDirectory(),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    authSecret: env.AUTH_SECRET,
    demo: env.DEMO,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    freeSpaceFloorBytes: env.FREE_SPACE_FLOOR_MB * 1024 * 1024,
    clockOffsetSeconds: env.CLOCK_OFFSET_SECONDS,
    logLevel: env.LOG_LEVEL,
    s3: s3Of(env),
    stripe: stripeOf(env),
    chargebee: chargebeeOf(env),
    sms: smsOf(env),
    push: pushOf(env),
    video: videoOf(env),
    stores: storesOf(env),
  };
}

/** An IP address, a range of them in CIDR notation, or a range by its name. */
function isProxy(named: string): boolean {
  if (PROXY_RANGES.includes(named)) return true;
  const [address = '', prefix, ...rest] = named.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (bits ?? 0));
  return bits !== undefined && fits && rest.length === 0;
}

export const filesDirectory = ({ dataDirectory }: Settings) => join(dataDirectory, 'files');

function refuseHalves(env: z.output<typeof Environment>): void {
  const mistakes = groups.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length === names.length) return [];
    const others = names.filter((name) => !missing.includes(name)).join(', ');
    return missing.map((name) => `${name}: missing, it belongs to ${others}`);
  });
  if (env.VIDEO_PROVIDER === 'livekit' && !env.LIVEKIT_URL)
    mistakes.push('LIVEKIT_URL: missing, VIDEO_PROVIDER is livekit');
  if (mistakes.length > 0) throw new SettingsError(mistakes);
}

function s3Of(env: z.output<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function smsOf(env: z.output<typeof Environment>): SmsSettings | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE, SMS_FROM } = env;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !SMS_FROM) return null;
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: SMS_FROM,
    apiBase: new URL(TWILIO_API_BASE),
  };
}

/** What belongs to the card provider's secret key makes no sense without it. */
function stripeOf(env: z.output<typeof Environment>): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  if (STRIPE_SECRET_KEY)
    return {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
      webhookSecret: STRIPE_WEBHOOK_SECRET ?? null,
      apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null,
    };
  if (STRIPE_PUBLISHABLE_KEY ?? STRIPE_WEBHOOK_SECRET ?? STRIPE_API_BASE)
    throw new SettingsError([
      'STRIPE_SECRET_KEY: missing, other settings of card payments are there',
    ]);
  return null;
}

/** Nobody but this machine reaches the server, and people come by https: somebody passes them on, and says who. */
function isBehindUnknownProxy({ PUBLIC_URL, HOST, TRUST_PROXY }: z.output<typeof Environment>) {
  if (!PUBLIC_URL || TRUST_PROXY.length > 0) return false;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' && !LOOPBACK.test(hostname) && LOOPBACK.test(HOST);
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** What must not happen where real people and real money are. */
function refuseUnready(env: z.output<typeof Environment>): void {
  const never = [
    env.DEMO && 'DEMO: the demonstration facility is never seeded in production',
    env.CLOCK_OFFSET_SECONDS !== 0 &&
      'CLOCK_OFFSET_SECONDS: the clock is never moved in production',
    env.PUSH_API_BASE !== undefined &&
      'PUSH_API_BASE: what devices are sent never goes to a server of tests in production',
    isBehindUnknownProxy(env) &&
      'TRUST_PROXY: missing, people reach PUBLIC_URL through a proxy, and all of them would count as one',
  ];
  const sandboxes = [
    !env.AUTH_SECRET && 'AUTH_SECRET: missing, it would be generated',
    !env.SMTP_URL &&
      'SMTP_URL: missing, nobody would get an e-mail, nor read the code of a sign-up',
    !env.STRIPE_SECRET_KEY && 'STRIPE_SECRET_KEY: missing, card payments would be a sandbox',
    !env.CHARGEBEE_API_KEY && 'CHARGEBEE_API_KEY: missing, subscriptions would be a sandbox',
  ];
  const mistakes = [...never, ...(env.ALLOW_SANDBOX ? [] : sandboxes)].filter(
    (mistake) => mistake !== false,
  );
  if (mistakes.length > 0) throw new SettingsError(mistakes);
}
