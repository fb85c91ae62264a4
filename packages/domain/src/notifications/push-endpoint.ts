/** What names machines of a network of its own, or none at all. */
const NOT_PUBLIC = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion)\.?$/;

/**
 * Returns whether a browser's push service may have this address: https at a public name. Addresses in numbers, names
 * without a dot and those of private networks would have our server call what only it can reach.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isNumeric = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isPublicName = hostname.includes('.') && !isNumeric && !NOT_PUBLIC.test(hostname);
  return protocol === 'https:' && port === '' && !username && !password && isPublicName;
}
