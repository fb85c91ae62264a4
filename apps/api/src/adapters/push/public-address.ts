import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Tells whether an address is of the public network: not of this machine, nor of one around it. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.process(address).range() === 'unicast';

/**
 * Finds the addresses of a name, and none if one of them is not public. The connection is made to what was found here, so
 * that a name cannot mean another machine a moment later.
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

/** Thrown for a name that leads into a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} is no public address`);
  }
}
