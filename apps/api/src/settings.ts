import { join, resolve } from 'node:path';
import { defaultDataDirectory } from '@zampa/db/embedded/default-data-directory';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = (...protocols: string[]) =>
  z
    .url()
    .refine(
      (value) => protocols.includes(new URL(value).protocol),
      `must begin with ${protocols.join(' or ')}`,
    );
const onOff = z.enum(['0', '1']).transform((value) => value === '1');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Zampa <no-reply@zampa.example>'),
  AUTH_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  DEMO: onOff.default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  CLOCK_OFFSET_SECONDS: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_SANDBOX: onOff.default(false),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  CHARGEBEE_API_KEY: z.string().min(1).optional(),
});

export type Settings = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Unset: `http://localhost:PORT`, known once the server listens. */
  readonly publicUrl: string | undefined;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Unset: generated into the data directory. */
  readonly authSecret: string | undefined;
  readonly demo: boolean;
  readonly metricsToken: string | undefined;
  readonly trustProxy: readonly string[];
  readonly clockOffsetSeconds: number;
  readonly logLevel: string;
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

/** The settings of the environment, checked as a whole. Contract, section 1. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // A setting that is there but empty is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success)
    throw new SettingsError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production) refuseUnready(env);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDirectory: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDirectory(),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    authSecret: env.AUTH_SECRET,
    demo: env.DEMO,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    clockOffsetSeconds: env.CLOCK_OFFSET_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}

export const filesDirectory = ({ dataDirectory }: Settings) => join(dataDirectory, 'files');

/** What must not happen where real people and real money are. */
function refuseUnready(env: z.output<typeof Environment>): void {
  const never = [
    env.DEMO && 'DEMO: the demonstration facility is never seeded in production',
    env.CLOCK_OFFSET_SECONDS !== 0 &&
      'CLOCK_OFFSET_SECONDS: the clock is never moved in production',
  ];
  const sandboxes = [
    !env.AUTH_SECRET && 'AUTH_SECRET: missing, it would be generated',
    !env.SMTP_URL && 'SMTP_URL: missing, e-mail would stay in the development mailbox',
    !env.STRIPE_SECRET_KEY && 'STRIPE_SECRET_KEY: missing, card payments would be a sandbox',
    !env.CHARGEBEE_API_KEY && 'CHARGEBEE_API_KEY: missing, subscriptions would be a sandbox',
  ];
  const mistakes = [...never, ...(env.ALLOW_SANDBOX ? [] : sandboxes)].filter(
    (mistake) => mistake !== false,
  );
  if (mistakes.length > 0) throw new SettingsError(mistakes);
}
