import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns whether an IP address is on the public internet, not local or private. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a host name; fails if any of its addresses is not public. Connecting to the resolved address prevents DNS
 * rebinding.
 */
export const lookupPublic: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new Error(`${name} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new PrivateAddress(name), []);
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};

/** Thrown for a host name that resolves to a private address. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} is no public address`);
  }
}
