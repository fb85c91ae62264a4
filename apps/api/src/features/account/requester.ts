import type { CallDefinition } from '@zampa/contract/call';
import type { Deps } from '../../deps.ts';
import { hashed } from '../../http/rate-limits/hashed.ts';
import type { Context } from '../../http/context.ts';
import { knownDevice } from './known-device.ts';

/** Where a call about an account comes from. */
export type Origin = Pick<Context<CallDefinition>, 'network' | 'browser'>;

/**
 * Identifies whoever tries something with an account, for counting: the device that it was signed in on before, or else
 * the network. What strangers get wrong is never counted for a device that is known.
 */
export function requesterOf(deps: Deps, { network, browser }: Origin, accountId?: string): string {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return hashed(device === null ? `network ${network}` : `device ${device}`);
}
