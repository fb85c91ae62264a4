import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccessToken, writeAccessToken } from './access-token.ts';

const KEY = createSecretKey(randomBytes(32));
const ISSUED = new Date('2026-11-20T10:00:00.400Z');
const LATER = new Date('2026-11-20T10:05:00Z');
const CLAIMS = { accountId: 'an-account', sessionId: 'a-session' };
const token = writeAccessToken(KEY, CLAIMS, ISSUED, 600);

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** A token that is signed as ours are, whatever stands in it. */
function signed(header: unknown, payload: unknown, key = KEY, hash = 'sha256'): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
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
  it('are JSON Web Tokens of HS256, which anybody with the key can check', () => {
    const [header, payload, signature] = token.split('.');
    expect(decoded(header)).toEqual({ alg: 'HS256' });
    expect(decoded(payload)).toEqual(GOOD);
    const expected = createHmac('sha256', KEY).update(`${header}.${payload}`).digest('base64url');
    expect(signature).toBe(expected);
  });

  it('say whose session it is, until they expire', () => {
    expect(readAccessToken(KEY, token, LATER)).toEqual(CLAIMS);
    const last = new Date('2026-11-20T10:09:59.999Z');
    expect(readAccessToken(KEY, token, last)).toEqual(CLAIMS);
    expect(readAccessToken(KEY, token, new Date('2026-11-20T10:10:00Z'))).toBeNull();
  });

  it('are read as they were written before, whoever signed them', () => {
    expect(readAccessToken(KEY, signed({ alg: 'HS256' }, GOOD), LATER)).toEqual(CLAIMS);
  });

  const [header, payload, signature] = token.split('.');
  const other = encoded({ ...GOOD, sub: 'another-account' });
  // Whatever the random key has made it begin with.
  const anotherLetter = (first: string) => (first === '_' ? '-' : '_');
  it.each([
    ['nothing', ''],
    ['words', 'not a token'],
    ['no signature', `${header}.${payload}.`],
    ['too many parts', `${token}.more`],
    ['an altered account', `${header}.${other}.${signature}`],
    ['an altered signature', `${header}.${payload}.${signature?.replace(/^./, anotherLetter)}`],
    ['no algorithm', signed({ alg: 'none' }, GOOD)],
    ['no algorithm, unsigned', `${encoded({ alg: 'none' })}.${payload}.`],
    ['another algorithm', signed({ alg: 'HS512' }, GOOD, KEY, 'sha512')],
    ['another algorithm, signed as ours', signed({ alg: 'RS256' }, GOOD)],
    ['something critical', signed({ alg: 'HS256', crit: ['exp'] }, GOOD)],
    ['another key', signed({ alg: 'HS256' }, GOOD, createSecretKey(randomBytes(32)))],
    ['no account', signed({ alg: 'HS256' }, { ...GOOD, sub: undefined })],
    ['an empty account', signed({ alg: 'HS256' }, { ...GOOD, sub: '' })],
    ['no session', signed({ alg: 'HS256' }, { ...GOOD, sid: 7 })],
    ['no end', signed({ alg: 'HS256' }, { ...GOOD, exp: undefined })],
    ['an end that is a text', signed({ alg: 'HS256' }, { ...GOOD, exp: '9999999999' })],
    ['no beginning', signed({ alg: 'HS256' }, { ...GOOD, iat: undefined })],
    ['nothing in it', signed({ alg: 'HS256' }, null)],
  ])('with %s are none of ours', (_what, altered) => {
    expect(readAccessToken(KEY, altered, LATER)).toBeNull();
  });
});
