import {
  parseEnvironment,
  settingGroups,
  type Environment,
  type Mistake,
  type RawSettings,
} from './environment.ts';

/** Parses the environment and finds all mistakes, in single settings and between them, one line each. */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): {
  readonly env: Environment;
  readonly mistakes: readonly string[];
} {
  const settings = rawSettings(environment);
  const { env, mistakes } = parseEnvironment(settings);
  const unready = env.NODE_ENV === 'production' ? findProductionMistakes(env) : [];
  const found = [...mistakes, ...findMissing(settings), ...unready];
  // One mistake per setting: an invalid value takes precedence over a missing one.
  const byName = new Map(found.toReversed().map((mistake) => [mistake.name, mistake]));
  return {
    env,
    mistakes: [...new Set(found.map(({ name }) => name))].map(
      (name) => `${name}: ${byName.get(name)?.message}`,
    ),
  };
}

/** Returns the settings without empty ones, which count as unset. */
function rawSettings(environment: Readonly<Record<string, string | undefined>>): RawSettings {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) settings[name] = value;
  return settings;
}

/** Returns missing settings that other settings require. */
function findMissing(settings: RawSettings): Mistake[] {
  const isMissing = (name: string) => settings[name] === undefined;
  const halves = settingGroups.flatMap((names) => {
    const missing = names.filter(isMissing);
    if (missing.length === names.length) return [];
    const others = names.filter((name) => !isMissing(name)).join(', ');
    return missing.map((name) => ({ name, message: `missing, it belongs to ${others}` }));
  });
  return [
    ...halves,
    ...findMissingVideoSettings(settings),
    ...findMissingCardSettings(settings),
    ...findBackupMistakes(settings),
  ];
}

const findMissingVideoSettings = (settings: RawSettings): Mistake[] =>
  settings['VIDEO_PROVIDER'] === 'livekit'
    ? ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET']
        .filter((name) => settings[name] === undefined)
        .map((name) => ({ name, message: 'missing, VIDEO_PROVIDER is livekit' }))
    : [];

/** An archive is encrypted in one way. */
const findBackupMistakes = (settings: RawSettings): Mistake[] =>
  settings['BACKUP_RECIPIENT'] !== undefined && settings['BACKUP_PASSPHRASE_FILE'] !== undefined
    ? [{ name: 'BACKUP_PASSPHRASE_FILE', message: 'not allowed together with BACKUP_RECIPIENT' }]
    : [];

/** Other card settings require the secret key. */
function findMissingCardSettings(settings: RawSettings): Mistake[] {
  const others = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'];
  const isHalf =
    settings['STRIPE_SECRET_KEY'] === undefined && others.some((name) => settings[name]);
  if (!isHalf) return [];
  const message = 'missing, other settings of card payments are there';
  return [{ name: 'STRIPE_SECRET_KEY', message }];
}

/**
 * Returns whether users arrive over https but the server listens only on this machine, so that there must be a proxy,
 * yet none is trusted.
 */
function isBehindUnknownProxy({ PUBLIC_URL, HOST, TRUST_PROXY }: Environment): boolean {
  if (!PUBLIC_URL || TRUST_PROXY.length > 0) return false;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' && !LOOPBACK.test(hostname) && LOOPBACK.test(HOST);
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** Returns settings that are not allowed, or missing, in production. */
function findProductionMistakes(env: Environment): Mistake[] {
  const never: readonly (readonly [string, boolean, string])[] = [
    ['DEMO', env.DEMO, 'the demonstration facility is never seeded in production'],
    [
      'CLOCK_OFFSET_SECONDS',
      env.CLOCK_OFFSET_SECONDS !== 0,
      'the clock is never moved in production',
    ],
    [
      'PUSH_API_BASE',
      env.PUSH_API_BASE !== undefined,
      'what devices are sent never goes to a server of tests in production',
    ],
    [
      'TRUST_PROXY',
      isBehindUnknownProxy(env),
      'missing, people reach PUBLIC_URL through a proxy, and all of them would count as one',
    ],
  ];
  const sandboxes: typeof never = [
    ['AUTH_SECRET', !env.AUTH_SECRET, 'missing, it would be generated'],
    [
      'SMTP_URL',
      !env.SMTP_URL,
      'missing, nobody would get an e-mail, nor read the code of a sign-up',
    ],
    ['STRIPE_SECRET_KEY', !env.STRIPE_SECRET_KEY, 'missing, card payments would be a sandbox'],
    ['CHARGEBEE_API_KEY', !env.CHARGEBEE_API_KEY, 'missing, subscriptions would be a sandbox'],
  ];
  return [...never, ...(env.ALLOW_SANDBOX ? [] : sandboxes)]
    .filter(([, isWrong]) => isWrong)
    .map(([name, , message]) => ({ name, message }));
}
