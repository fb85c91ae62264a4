import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** 64 bits of an IPv6 address are one household or one server: whoever has them has all addresses in them. */
const PREFIX_PARTS = 4;

/** Returns the network that an address belongs to, as far as one party has all of it: itself, or its /64 in IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, PREFIX_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}

/** Creates what tells the address of who sends, past the proxies that are trusted. */
export function addressBehind(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, isTrusted);
}
