import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';
import { allocateRelay, parseRelayAddress } from './turn-allocation.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const CREDENTIAL_SECONDS = 120;

/** Allocates a port at each TURN server, as browsers do, and releases it. */
export async function checkRelays({
  video: { turn },
  production,
}: Settings): Promise<readonly Finding[]> {
  if (!turn)
    return [
      production
        ? warning(
            'video relay',
            'calls behind some firewalls cannot connect',
            'Set TURN_URLS and TURN_SECRET.',
          )
        : ok('video relay', 'none, as this is not production'),
    ];
  const username = `${Math.floor(Date.now() / 1000) + CREDENTIAL_SECONDS}:doctor`;
  const password = createHmac('sha1', turn.secret).update(username).digest('base64');
  const relays = turn.urls.filter((url) => url.startsWith('turn'));
  return Promise.all(
    relays.map(async (url) => {
      try {
        await allocateRelay(parseRelayAddress(url), { username, password });
        return ok('video relay', `${url} allocates ports`);
      } catch (error) {
        return problem(
          'video relay',
          `${url}: ${reasonOf(error)}`,
          'Check that the relay runs, its port is open, and its secret is TURN_SECRET.',
        );
      }
    }),
  );
}
