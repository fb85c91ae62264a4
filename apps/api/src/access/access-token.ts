import { createHmac, type KeyObject } from 'node:crypto';
import { sameText } from './same-text.ts';

export type AccessClaims = { readonly accountId: string; readonly sessionId: string };

type Payload = {
  readonly sid: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The one header that we write and read: no token can name another algorithm. */
const HEADER = encoded({ alg: 'HS256' });

// Computed here and now: WebCrypto hands each signature to the threads on which pictures are converted, and whoever
// calls would wait behind them. It takes a few microseconds.
const signatureOf = (key: KeyObject, content: string) =>
  createHmac('sha256', key).update(content).digest('base64url');

/** Writes a JSON Web Token (RFC 7519, HS256). The same claims issued at the same second give the same token. */
export function writeAccessToken(
  key: KeyObject,
  { accountId, sessionId }: AccessClaims,
  issuedAt: Date,
  lifeSeconds: number,
): string {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const payload: Payload = { sid: sessionId, sub: accountId, iat, exp: iat + lifeSeconds };
  const content = `${HEADER}.${encoded(payload)}`;
  return `${content}.${signatureOf(key, content)}`;
}

/** Reads a token of {@link writeAccessToken}; `null` for one that is not ours, was altered or has expired. */
export function readAccessToken(key: KeyObject, token: string, now: Date): AccessClaims | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null;
  if (!sameText(signature, signatureOf(key, `${header}.${payload}`))) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isPayload(claims) || claims.exp <= Math.floor(now.getTime() / 1000)) return null;
  return { accountId: claims.sub, sessionId: claims.sid };
}

/** Whether claims are those of a session: other texts may be signed with the same key one day. */
function isPayload(claims: unknown): claims is Payload {
  if (typeof claims !== 'object' || claims === null) return false;
  const { sid, sub, iat, exp } = claims as Partial<Record<keyof Payload, unknown>>;
  const named = typeof sub === 'string' && sub !== '' && typeof sid === 'string';
  return named && typeof iat === 'number' && typeof exp === 'number';
}
