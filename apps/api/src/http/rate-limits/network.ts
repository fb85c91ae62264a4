import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** What one subscriber of a provider has at least: whoever is given an IPv6 address can use all of these. */
const PREFIX_OF_ONE = 64;

/**
 * Returns the name of the network that an address counts as: an IPv4 address whole, also one that is written in IPv6,
 * and of an IPv6 address its /64. What is no address (a socket of the file system) counts as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const range = new ipaddr.IPv6(parsed.parts).toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${range}/${PREFIX_OF_ONE}`).toString()}/${PREFIX_OF_ONE}`;
}

/** Reads where a request comes from that no route is asked for, by the same rule: only these proxies are believed. */
export function networkReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trusted.length > 0 ? proxyAddress.compile([...trusted]) : () => false;
  return (request) => networkOf(proxyAddress(request, isTrusted));
}
