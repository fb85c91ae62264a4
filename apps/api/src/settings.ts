import { join, resolve } from 'node:path';
import { defaultDataDirectory } from '@zampa/db/embedded/default-data-directory';
import { chargebeeOf, type ChargebeeKeys } from './billing-settings.ts';
import type { Environment } from './environment.ts';
import { pushOf, type PushSettings } from './push-settings.ts';
import { checkEnvironment } from './setting-mistakes.ts';
import { storesOf, type StoreSettings } from './store-settings.ts';
import { videoOf, type VideoSettings } from './video-settings.ts';

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
  const { env, mistakes } = checkEnvironment(environment);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  const production = env.NODE_ENV === 'production';
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

export const filesDirectory = ({ dataDirectory }: Settings) => join(dataDirectory, 'files');

function s3Of(env: Environment): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function smsOf(env: Environment): SmsSettings | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE, SMS_FROM } = env;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !SMS_FROM) return null;
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: SMS_FROM,
    apiBase: new URL(TWILIO_API_BASE),
  };
}

function stripeOf(env: Environment): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  if (!STRIPE_SECRET_KEY) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? null,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null,
  };
}
