import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** The smallest prefix that a provider assigns; a subscriber can use all of its addresses. */
const PREFIX_OF_ONE = 64;

/**
 * Returns the network under which an address is counted: an IPv4 address (also in IPv6 notation) itself, an IPv6
 * address by its /64. Any other text, such as a Unix socket, is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const range = new ipaddr.IPv6(parsed.parts).toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${range}/${PREFIX_OF_ONE}`).toString()}/${PREFIX_OF_ONE}`;
}

/** Returns a function that checks whether an address belongs to a trusted proxy. */
export function proxyTest(trusted: readonly string[]): (address: string) => boolean {
  const isTrusted = trusted.length > 0 ? proxyAddress.compile([...trusted]) : () => false;
  return (address) => isTrusted(address, 0);
}

/** Creates a function that returns the network of a raw request, trusting only the given proxies. */
export function networkReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trusted.length > 0 ? proxyAddress.compile([...trusted]) : () => false;
  return (request) => networkOf(proxyAddress(request, isTrusted));
}
