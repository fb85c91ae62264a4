import type { CallDefinition } from '@zampa/contract/call';
import type { Deps } from '../../deps.ts';
import { hashKey } from '../../limits/hash-key.ts';
import type { Context } from '../../http/context.ts';
import { knownDevice } from './known-device.ts';

/** The network and browser from which an account call is made. */
export type Origin = Pick<Context<CallDefinition>, 'network' | 'browser'>;

/**
 * Returns a hashed key under which attempts on an account are counted: the device if the account has signed in on
 * it before, else the network. A stranger's failures therefore never count against the device of the account's
 * owner.
 */
export function requesterOf(deps: Deps, { network, browser }: Origin, accountId?: string): string {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return hashKey(device === null ? `network ${network}` : `device ${device}`);
}
