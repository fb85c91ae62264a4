import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccessToken, writeAccessToken } from './access-token.ts';

const KEY = createSecretKey(randomBytes(32));
const ISSUED = new Date('2026-11-20T10:00:00.400Z');
const LATER = new Date('2026-11-20T10:05:00Z');
const CLAIMS = { accountId: 'an-account', sessionId: 'a-session' };
const token = writeAccessToken(KEY, CLAIMS, ISSUED, 600);

const encodeBase64Url = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const decodeBase64Url = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns a token signed the way ours are, with any header and payload. */
function signToken(header: unknown, payload: unknown, key = KEY, hash = 'sha256'): string {
  const content = `${encodeBase64Url(header)}.${encodeBase64Url(payload)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

const ISSUED_SECONDS = 1_795_168_800;
const GOOD = {
  sid: 'a-session',
  sub: 'an-account',
  iat: ISSUED_SECONDS,
  exp: ISSUED_SECONDS + 600,
};

describe('access tokens', () => {
  it('are JSON Web Tokens signed with HS256', () => {
    const [header, payload, signature] = token.split('.');
    expect(decodeBase64Url(header)).toEqual({ alg: 'HS256' });
    expect(decodeBase64Url(payload)).toEqual(GOOD);
    const expected = createHmac('sha256', KEY).update(`${header}.${payload}`).digest('base64url');
    expect(signature).toBe(expected);
  });

  it('identify the account and session until they expire', () => {
    expect(readAccessToken(KEY, token, LATER)).toEqual(CLAIMS);
    const last = new Date('2026-11-20T10:09:59.999Z');
    expect(readAccessToken(KEY, token, last)).toEqual(CLAIMS);
    expect(readAccessToken(KEY, token, new Date('2026-11-20T10:10:00Z'))).toBeNull();
  });

  it('are accepted from any issuer that holds the key', () => {
    expect(readAccessToken(KEY, signToken({ alg: 'HS256' }, GOOD), LATER)).toEqual(CLAIMS);
  });

  const [header, payload, signature] = token.split('.');
  const other = encodeBase64Url({ ...GOOD, sub: 'another-account' });
  // Replaces the first character, which depends on the random key.
  const anotherLetter = (first: string) => (first === '_' ? '-' : '_');
  it.each([
    ['an empty token', ''],
    ['text that is not a token', 'not a token'],
    ['no signature', `${header}.${payload}.`],
    ['too many parts', `${token}.more`],
    ['an altered account', `${header}.${other}.${signature}`],
    ['an altered signature', `${header}.${payload}.${signature?.replace(/^./, anotherLetter)}`],
    ['no algorithm', signToken({ alg: 'none' }, GOOD)],
    ['no algorithm, unsigned', `${encodeBase64Url({ alg: 'none' })}.${payload}.`],
    ['another algorithm', signToken({ alg: 'HS512' }, GOOD, KEY, 'sha512')],
    ['another algorithm, signed as ours', signToken({ alg: 'RS256' }, GOOD)],
    ['a critical header', signToken({ alg: 'HS256', crit: ['exp'] }, GOOD)],
    ['another key', signToken({ alg: 'HS256' }, GOOD, createSecretKey(randomBytes(32)))],
    ['no account', signToken({ alg: 'HS256' }, { ...GOOD, sub: undefined })],
    ['an empty account', signToken({ alg: 'HS256' }, { ...GOOD, sub: '' })],
    ['no session', signToken({ alg: 'HS256' }, { ...GOOD, sid: 7 })],
    ['no expiry', signToken({ alg: 'HS256' }, { ...GOOD, exp: undefined })],
    ['an end that is a text', signToken({ alg: 'HS256' }, { ...GOOD, exp: '9999999999' })],
    ['no beginning', signToken({ alg: 'HS256' }, { ...GOOD, iat: undefined })],
    ['nothing in it', signToken({ alg: 'HS256' }, null)],
  ])('are rejected: %s', (_what, altered) => {
    expect(readAccessToken(KEY, altered, LATER)).toBeNull();
  });
});
