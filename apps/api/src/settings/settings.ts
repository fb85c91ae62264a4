import { join, resolve } from 'node:path';
import { defaultDataDirectory } from '@zampa/db/embedded/default-data-directory';
import { toBackupSettings, type BackupSettings } from './backup-settings.ts';
import { toChargebeeKeys, type ChargebeeKeys } from './billing-settings.ts';
import type { Environment } from './environment.ts';
import { toPushSettings, type PushSettings } from './push-settings.ts';
import { checkEnvironment } from './setting-mistakes.ts';
import { toStoreSettings, type StoreSettings } from './store-settings.ts';
import { toUploadSettings, type UploadSettings } from './upload-settings.ts';
import { toVideoSettings, type VideoSettings } from './video-settings.ts';

export type Settings = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Unset: `http://localhost:PORT`, known once the server listens. */
  readonly publicUrl: string | undefined;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** Unset: there is only one process. */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Unset: created in the data directory. */
  readonly authSecret: string | undefined;
  /** The secret that `authSecret` has replaced; what it signed is still accepted. */
  readonly previousAuthSecret: string | undefined;
  readonly demo: boolean;
  readonly metricsToken: string | undefined;
  /** Contact for reports of vulnerabilities. */
  readonly securityContact: string | undefined;
  readonly trustProxy: readonly string[];
  /** Uploads are refused while less than this is free. */
  readonly freeSpaceFloorBytes: number;
  readonly clockOffsetSeconds: number;
  readonly logLevel: string;
  /** Object storage for uploads; null for the data directory. */
  readonly s3: S3Settings | null;
  /** The card provider; null for the sandbox. */
  readonly stripe: StripeKeys | null;
  /** The billing provider; null for the sandbox. */
  readonly chargebee: ChargebeeKeys | null;
  /** The SMS provider; null for none. */
  readonly sms: SmsSettings | null;
  /** Countries that SMS of invitations go to; null: Italy and the clinic's own. */
  readonly smsCountries: readonly string[] | null;
  /** Messages of the whole installation a day. */
  readonly messagesPerDay: { readonly email: number; readonly sms: number };
  readonly push: PushSettings;
  readonly video: VideoSettings;
  /** The store apps of the owner app. */
  readonly stores: StoreSettings;
  readonly uploads: UploadSettings;
  /** Scheduled backups; null for none. */
  readonly backup: BackupSettings | null;
};

export type StripeKeys = {
  readonly secretKey: string;
  /** The key for the provider's form in browsers. */
  readonly publishableKey: string | null;
  /** Null: webhooks are refused and the provider is polled. */
  readonly webhookSecret: string | null;
  readonly apiBase: URL | null;
};

export type SmsSettings = {
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender: a number of the account, or a name where the country allows it. */
  readonly from: string;
  /** The provider, or another server with its protocol. */
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

/** Reads and checks all settings of the environment. They are listed in `docs/settings.md`. */
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
    previousAuthSecret: env.AUTH_SECRET_PREVIOUS,
    demo: env.DEMO,
    metricsToken: env.METRICS_TOKEN,
    securityContact: env.SECURITY_CONTACT,
    trustProxy: env.TRUST_PROXY,
    freeSpaceFloorBytes: env.FREE_SPACE_FLOOR_MB * 1024 * 1024,
    clockOffsetSeconds: env.CLOCK_OFFSET_SECONDS,
    logLevel: env.LOG_LEVEL,
    s3: toS3Settings(env),
    stripe: toStripeKeys(env),
    chargebee: toChargebeeKeys(env),
    sms: toSmsSettings(env),
    smsCountries: env.SMS_COUNTRIES ?? null,
    messagesPerDay: { email: env.EMAILS_PER_DAY, sms: env.SMS_PER_DAY },
    push: toPushSettings(env),
    video: toVideoSettings(env),
    stores: toStoreSettings(env),
    uploads: toUploadSettings(env),
    backup: toBackupSettings(env),
  };
}

export const filesDirectory = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>) =>
  join(dataDirectory, 'files');

function toS3Settings(env: Environment): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function toSmsSettings(env: Environment): SmsSettings | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE, SMS_FROM } = env;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !SMS_FROM) return null;
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: SMS_FROM,
    apiBase: new URL(TWILIO_API_BASE),
  };
}

function toStripeKeys(env: Environment): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  if (!STRIPE_SECRET_KEY) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? null,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null,
  };
}
