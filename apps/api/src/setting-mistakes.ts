import {
  parseEnvironment,
  settingGroups,
  type Environment,
  type Mistake,
  type RawSettings,
} from './environment.ts';

/** Reads the environment and all that is wrong with it: what each setting is, and what they are together. A line each. */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): {
  readonly env: Environment;
  readonly mistakes: readonly string[];
} {
  const settings = rawSettings(environment);
  const { env, mistakes } = parseEnvironment(settings);
  const unready = env.NODE_ENV === 'production' ? findUnready(env) : [];
  const found = [...mistakes, ...findMissing(settings), ...unready];
  // A setting has one mistake: what it is decides before what it lacks.
  const byName = new Map(found.toReversed().map((mistake) => [mistake.name, mistake]));
  return {
    env,
    mistakes: [...new Set(found.map(({ name }) => name))].map(
      (name) => `${name}: ${byName.get(name)?.message}`,
    ),
  };
}

/** A setting that is there but empty is not set. */
function rawSettings(environment: Readonly<Record<string, string | undefined>>): RawSettings {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) settings[name] = value;
  return settings;
}

/** Returns what other settings need and nobody has set. */
function findMissing(settings: RawSettings): Mistake[] {
  const isMissing = (name: string) => settings[name] === undefined;
  const halves = settingGroups.flatMap((names) => {
    const missing = names.filter(isMissing);
    if (missing.length === names.length) return [];
    const others = names.filter((name) => !isMissing(name)).join(', ');
    return missing.map((name) => ({ name, message: `missing, it belongs to ${others}` }));
  });
  return [...halves, ...missingOfVideo(settings), ...missingOfCards(settings)];
}

const missingOfVideo = (settings: RawSettings): Mistake[] =>
  settings['VIDEO_PROVIDER'] === 'livekit'
    ? ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET']
        .filter((name) => settings[name] === undefined)
        .map((name) => ({ name, message: 'missing, VIDEO_PROVIDER is livekit' }))
    : [];

/** What belongs to the card provider's secret key makes no sense without it. */
function missingOfCards(settings: RawSettings): Mistake[] {
  const others = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'];
  const isHalf =
    settings['STRIPE_SECRET_KEY'] === undefined && others.some((name) => settings[name]);
  if (!isHalf) return [];
  const message = 'missing, other settings of card payments are there';
  return [{ name: 'STRIPE_SECRET_KEY', message }];
}

/** Nobody but this machine reaches the server, and people come by https: somebody passes them on, and says who. */
function isBehindUnknownProxy({ PUBLIC_URL, HOST, TRUST_PROXY }: Environment): boolean {
  if (!PUBLIC_URL || TRUST_PROXY.length > 0) return false;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' && !LOOPBACK.test(hostname) && LOOPBACK.test(HOST);
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** Returns what must not happen where real people and real money are. */
function findUnready(env: Environment): Mistake[] {
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
