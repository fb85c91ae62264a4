/** Host names of private networks or without an address. */
const NOT_PUBLIC = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion)\.?$/;

/**
 * Returns whether a push endpoint is safe to call: https on a public host name. IP addresses, single-label names and
 * private domains are rejected, because they could reach internal services (SSRF).
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isNumeric = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isPublicName = hostname.includes('.') && !isNumeric && !NOT_PUBLIC.test(hostname);
  return protocol === 'https:' && port === '' && !username && !password && isPublicName;
}
