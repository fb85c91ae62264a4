import { publicKeyOf } from '../adapters/push/vapid-keys.ts';
import { clamdScanner } from '../adapters/scanner/clamd.ts';
import type { Settings } from '../settings/settings.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const WITHIN_MS = 10_000;

/** Connects to the mail server and signs in, without sending anything. */
export async function checkMail({ smtpUrl, production }: Settings): Promise<Finding> {
  if (!smtpUrl)
    return production
      ? problem('mail', 'nobody receives e-mails', 'Set SMTP_URL and MAIL_FROM.')
      : ok('mail', 'development mailbox at /dev/mailbox');
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  });
  try {
    await transport.verify();
    return ok('mail', `${new URL(smtpUrl).host} accepts the connection`);
  } catch (error) {
    return problem('mail', reasonOf(error), 'Check host, port, user and password of SMTP_URL.');
  } finally {
    transport.close();
  }
}

/** Has the virus scanner look at a clean file. */
export async function checkScanner({ uploads: { scanner } }: Settings): Promise<Finding> {
  if (!scanner) return ok('virus scanner', 'not used');
  try {
    await clamdScanner(scanner).scan(Buffer.from('a clean file'));
    return ok('virus scanner', 'answers');
  } catch (error) {
    return problem('virus scanner', reasonOf(error), 'Check CLAMD_URL: uploads are refused.');
  }
}

/** Checks that Redis answers. */
export async function checkRedis({ redisUrl }: Settings): Promise<Finding> {
  if (!redisUrl) return ok('redis', 'not used: there is one server process');
  const { createClient } = await import('redis');
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: WITHIN_MS, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return ok('redis', 'answers');
  } catch (error) {
    return problem('redis', reasonOf(error), 'Check REDIS_URL, and that Redis runs.');
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Checks that the configured keys of web push belong together. */
export function checkPush({ push: { vapid } }: Settings): Finding {
  if (!vapid) return ok('push keys', 'generated into DATA_DIR');
  return publicKeyOf(vapid.privateKey) === vapid.publicKey
    ? ok('push keys', 'belong together')
    : problem(
        'push keys',
        'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
        'Set the pair that npx web-push generate-vapid-keys prints.',
      );
}

/** Reads the balance of the Stripe account. */
export async function checkCardPayments({ stripe, production }: Settings): Promise<Finding> {
  if (!stripe)
    return production
      ? warning('card payments', 'a sandbox', 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.')
      : ok('card payments', 'a sandbox');
  const url = new URL('/v1/balance', stripe.apiBase ?? 'https://api.stripe.com');
  return checkKey(
    'card payments',
    url,
    `Bearer ${stripe.secretKey}`,
    'Check STRIPE_SECRET_KEY in the dashboard of Stripe.',
  );
}

/** Reads one item of the Chargebee catalog. */
export async function checkSubscriptions({ chargebee, production }: Settings): Promise<Finding> {
  if (!chargebee)
    return production
      ? warning('subscriptions', 'a sandbox', 'Set CHARGEBEE_SITE and CHARGEBEE_API_KEY.')
      : ok('subscriptions', 'a sandbox');
  const { site, apiKey, apiBase } = chargebee;
  const url = new URL('/api/v2/items?limit=1', apiBase ?? `https://${site}.chargebee.com`);
  return checkKey(
    'subscriptions',
    url,
    `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'Check CHARGEBEE_SITE and CHARGEBEE_API_KEY.',
  );
}

async function checkKey(
  subject: string,
  url: URL,
  authorization: string,
  remedy: string,
): Promise<Finding> {
  try {
    const { status } = await fetch(url, {
      headers: { authorization },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (status === 200) return ok(subject, `${url.host} accepts the key`);
    const isRefused = status === 401 || status === 403;
    const detail = isRefused ? `${url.host} refuses the key` : `${url.host} answers ${status}`;
    return problem(subject, detail, remedy);
  } catch (error) {
    return problem(subject, `${url.host} does not answer: ${reasonOf(error)}`, remedy);
  }
}
