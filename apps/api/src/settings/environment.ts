import { isIP } from 'node:net';
import * as z from 'zod';
import { backupEnvironment } from './backup-settings.ts';
import { pushEnvironment, pushGroups } from './push-settings.ts';
import {
  addressSetting,
  countriesSetting,
  longTextSetting,
  numberSetting,
  senderSetting,
  switchSetting,
  textSetting,
  wordSetting,
} from './setting-kinds.ts';
import { storeEnvironment, storeGroups } from './store-settings.ts';
import { uploadEnvironment } from './upload-settings.ts';
import { videoEnvironment, videoGroups } from './video-settings.ts';

/** Named ranges that `TRUST_PROXY` accepts besides addresses. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .pipe(z.array(z.string().refine(isProxy, 'must be addresses separated by commas')));
/** Maximum clock offset: a hundred years. */
const FURTHEST_SECONDS = 100 * 365 * 24 * 60 * 60;
/** More megabytes than any disk has. */
const MOST_MB = 1_000_000_000;

/** More messages than an installation sends a day. */
const MOST_MESSAGES = 100_000_000;

const Environment = z.object({
  // Without this check, a misspelled `production` would seed demo data.
  NODE_ENV: wordSetting('development', 'test', 'production').default('development'),
  PORT: numberSetting(0, 65_535).default(4000),
  HOST: textSetting.default('127.0.0.1'),
  PUBLIC_URL: addressSetting('http:', 'https:').optional(),
  DATA_DIR: textSetting.optional(),
  DATABASE_URL: addressSetting('postgres:', 'postgresql:').optional(),
  REDIS_URL: addressSetting('redis:', 'rediss:').optional(),
  SMTP_URL: addressSetting('smtp:', 'smtps:').optional(),
  MAIL_FROM: senderSetting.default('Zampa <no-reply@zampa.example>'),
  AUTH_SECRET: longTextSetting(24).optional(),
  AUTH_SECRET_PREVIOUS: longTextSetting(24).optional(),
  DEMO: switchSetting.default(false),
  METRICS_TOKEN: longTextSetting(16).optional(),
  SECURITY_CONTACT: addressSetting('mailto:', 'https:', 'tel:').optional(),
  TRUST_PROXY: proxies.default([]),
  FREE_SPACE_FLOOR_MB: numberSetting(0, MOST_MB).default(500),
  CLOCK_OFFSET_SECONDS: numberSetting(-FURTHEST_SECONDS, FURTHEST_SECONDS).default(0),
  LOG_LEVEL: wordSetting('debug', 'info', 'warn', 'error', 'silent').default('info'),
  ALLOW_SANDBOX: switchSetting.default(false),
  S3_ENDPOINT: addressSetting('http:', 'https:').optional(),
  S3_BUCKET: textSetting.optional(),
  S3_ACCESS_KEY_ID: textSetting.optional(),
  S3_SECRET_ACCESS_KEY: textSetting.optional(),
  STRIPE_SECRET_KEY: textSetting.optional(),
  STRIPE_PUBLISHABLE_KEY: textSetting.optional(),
  STRIPE_WEBHOOK_SECRET: longTextSetting(24).optional(),
  STRIPE_API_BASE: addressSetting('http:', 'https:').optional(),
  TWILIO_ACCOUNT_SID: textSetting.optional(),
  TWILIO_AUTH_TOKEN: textSetting.optional(),
  TWILIO_API_BASE: addressSetting('http:', 'https:').default('https://api.twilio.com'),
  SMS_FROM: textSetting.optional(),
  SMS_PER_DAY: numberSetting(0, MOST_MESSAGES).default(1000),
  SMS_COUNTRIES: countriesSetting.optional(),
  EMAILS_PER_DAY: numberSetting(0, MOST_MESSAGES).default(20_000),
  CHARGEBEE_SITE: textSetting.optional(),
  CHARGEBEE_API_KEY: textSetting.optional(),
  CHARGEBEE_WEBHOOK_USER: textSetting.optional(),
  CHARGEBEE_WEBHOOK_PASSWORD: longTextSetting(24).optional(),
  CHARGEBEE_API_BASE: addressSetting('http:', 'https:').optional(),
  ...videoEnvironment,
  ...pushEnvironment,
  ...storeEnvironment,
  ...uploadEnvironment,
  ...backupEnvironment,
});

export type Environment = z.output<typeof Environment>;

/** The operator's settings as raw text. */
export type RawSettings = Readonly<Record<string, string>>;

/** An error in one setting; the message follows its name. */
export type Mistake = { readonly name: string; readonly message: string };

/** Settings that must be set together or not at all. */
export const settingGroups: readonly (readonly (keyof Environment)[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'],
  ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY'],
  ['CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'],
  ...videoGroups,
  ...pushGroups,
  ...storeGroups,
];

/** Parses each setting on its own. Reports invalid settings and treats them as unset. */
export function parseEnvironment(settings: RawSettings): {
  readonly env: Environment;
  readonly mistakes: readonly Mistake[];
} {
  const { error } = Environment.safeParse(settings);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    message,
  }));
  const wrong = new Set(mistakes.map(({ name }) => name));
  const readable = Object.entries(settings).filter(([name]) => !wrong.has(name));
  return { env: Environment.parse(Object.fromEntries(readable)), mistakes };
}

/** Accepts an IP address, a CIDR range or a named range. */
function isProxy(named: string): boolean {
  if (PROXY_RANGES.includes(named)) return true;
  const [host = '', prefix, ...rest] = named.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(host)];
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (bits ?? 0));
  return bits !== undefined && fits && rest.length === 0;
}
