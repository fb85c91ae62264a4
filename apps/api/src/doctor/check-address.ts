import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Settings } from '../settings/settings.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const WITHIN_MS = 10_000;
const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** Checks that the server answers at its public address, and how long its certificate is valid. */
export async function checkAddress({ publicUrl, production }: Settings): Promise<Finding> {
  if (!publicUrl)
    return production
      ? problem('address', 'links in e-mails lead to localhost', 'Set PUBLIC_URL.')
      : ok('address', 'PUBLIC_URL is not set, as this is not production');
  const url = new URL(publicUrl);
  if (production && url.protocol !== 'https:')
    return problem('address', `${publicUrl} is not encrypted`, 'Use an https address.');
  try {
    const days = url.protocol === 'https:' ? await certificateDays(url) : Infinity;
    if (days < SOON_DAYS)
      return warning('address', `its certificate ends in ${days} days`, 'Renew the certificate.');
    const { status } = await fetch(new URL('/healthz', url), {
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const validity = Number.isFinite(days) ? `, certificate valid for ${days} days` : '';
    return status === 200
      ? ok('address', `${publicUrl} answers${validity}`)
      : warning('address', `${publicUrl} answers ${status}`, 'Start Zampa; check the proxy.');
  } catch (error) {
    return problem(
      'address',
      `${publicUrl}: ${reasonOf(error instanceof Error ? (error.cause ?? error) : error)}`,
      'Start Zampa; check DNS, the proxy and its certificate.',
    );
  }
}

/** Throws if the certificate is not valid for this host. */
async function certificateDays({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: WITHIN_MS,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(WITHIN_MS) });
    const { valid_to: end } = socket.getPeerCertificate();
    return Math.floor((new Date(end).getTime() - Date.now()) / DAY_MS);
  } finally {
    socket.destroy();
  }
}
