import { createHmac, type KeyObject } from 'node:crypto';
import { isTimingSafeEqual } from './timing-safe-equal.ts';

export type AccessClaims = { readonly accountId: string; readonly sessionId: string };

type Payload = {
  readonly sid: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
};

const encodeBase64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The only accepted header, so that a token cannot choose another algorithm. */
const HEADER = encodeBase64Url({ alg: 'HS256' });

// Node's synchronous HMAC takes a few microseconds. WebCrypto would queue the signature in the thread pool, behind
// image conversion.
const sign = (key: KeyObject, content: string) =>
  createHmac('sha256', key).update(content).digest('base64url');

/** Creates a JSON Web Token (RFC 7519, HS256). The same claims issued in the same second give the same token. */
export function writeAccessToken(
  key: KeyObject,
  { accountId, sessionId }: AccessClaims,
  issuedAt: Date,
  lifeSeconds: number,
): string {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const payload: Payload = { sid: sessionId, sub: accountId, iat, exp: iat + lifeSeconds };
  const content = `${HEADER}.${encodeBase64Url(payload)}`;
  return `${content}.${sign(key, content)}`;
}

/**
 * Verifies a token from {@link writeAccessToken} and returns its claims; null if it is malformed, forged or expired.
 */
export function readAccessToken(key: KeyObject, token: string, now: Date): AccessClaims | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null;
  if (!isTimingSafeEqual(signature, sign(key, `${header}.${payload}`))) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isSessionPayload(claims) || claims.exp <= Math.floor(now.getTime() / 1000)) return null;
  return { accountId: claims.sub, sessionId: claims.sid };
}

/** Returns whether the claims are those of a session, since other payloads may be signed with the same key one day. */
function isSessionPayload(claims: unknown): claims is Payload {
  if (typeof claims !== 'object' || claims === null) return false;
  const { sid, sub, iat, exp } = claims as Partial<Record<keyof Payload, unknown>>;
  const named = typeof sub === 'string' && sub !== '' && typeof sid === 'string';
  return named && typeof iat === 'number' && typeof exp === 'number';
}
