import { confirm } from '@zampa/contract/account/confirm';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resendCode } from '@zampa/contract/account/resend-code';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readSharedRecord } from '@zampa/contract/health/read-shared-record';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { newOwner, PASSWORD, openSession } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { attemptOf, newNetwork, probeLimit, expectedProbe, type Attempt } from './probe-limit.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;

const numberedEmail = (number: number) => `somebody-${number}@example.test`;
const names = { name: 'Anna', family_name: 'Neri' };

/** Each limit with the number of allowed calls, the window in seconds and a call that reaches it. */
const limits: readonly (readonly [string, number, number, Attempt])[] = [
  [
    'sign-ups',
    30,
    TEN_MINUTES,
    attemptOf(signUp, (number) => ({
      body: { email: numberedEmail(number), password: 'weak', ...names },
    })),
  ],
  [
    'sign-ins',
    60,
    TEN_MINUTES,
    attemptOf(signIn, (number) => ({ body: { email: numberedEmail(number), password: PASSWORD } })),
  ],
  [
    'codes that confirm an address',
    60,
    TEN_MINUTES,
    attemptOf(confirm, (number) => ({ body: { email: numberedEmail(number), code: '000000' } })),
  ],
  [
    'codes for a new password',
    60,
    TEN_MINUTES,
    attemptOf(resetPassword, (number) => ({
      body: { email: numberedEmail(number), code: '000000', newPassword: PASSWORD },
    })),
  ],
  [
    'e-mails that confirm an address',
    60,
    TEN_MINUTES,
    attemptOf(resendCode, (number) => ({ body: { email: numberedEmail(number) } })),
  ],
  [
    'e-mails for a new password',
    60,
    TEN_MINUTES,
    attemptOf(forgotPassword, (number) => ({ body: { email: numberedEmail(number) } })),
  ],
  [
    'booking links',
    120,
    TEN_MINUTES,
    attemptOf(readAppointmentLink, (number) => ({ query: { token: `guess-${number}` } })),
  ],
  [
    'invitation links',
    120,
    TEN_MINUTES,
    attemptOf(readInvitation, (number) => ({ body: { token: `guess-${number}` } })),
  ],
  [
    'declined invitations',
    120,
    TEN_MINUTES,
    attemptOf(ignoreInvitation, (number) => ({ body: { token: `guess-${number}` } })),
  ],
  [
    'calendar feeds',
    60,
    TEN_MINUTES,
    attemptOf(readFeed, (number) => ({ params: { token: `guess-${number}` } })),
  ],
  [
    'shared records',
    60,
    TEN_MINUTES,
    attemptOf(readSharedRecord, (number) => ({ params: { token: `guess-${number}` } })),
  ],
];

describe('rate limits per network, across all of its addresses', () => {
  const product = useProduct();

  it.each(limits)('allow %s: %i in %i seconds', async (_what, most, seconds, attempt) => {
    expect(await probeLimit(product(), { most, seconds }, attempt, newNetwork(product()))).toEqual(
      expectedProbe(most),
    );
  });

  it('do not affect other networks', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const [near, far] = [newNetwork(product()), newNetwork(product())];
    const attempt = attemptOf(forgotPassword, (number) => ({
      body: { email: numberedEmail(number) },
    }));
    for (let number = 0; number < 61; number += 1) await attempt(number, near());
    expect((await attempt(100, near())).status).toBe(429);
    expect((await attempt(101, far())).status).toBe(204);
  });

  it('count an IPv4 address as one network, in either notation', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const attempt = (number: number, ip: string) =>
      sendCall({ address: product().address, ip }, forgotPassword, {
        body: { email: numberedEmail(200 + number) },
      });
    for (let number = 0; number < 60; number += 1)
      await attempt(number, number % 2 ? '203.0.113.7' : '::ffff:203.0.113.7');
    expect((await attempt(60, '203.0.113.7')).status).toBe(429);
    expect((await attempt(61, '::ffff:203.0.113.7')).status).toBe(429);
    expect((await attempt(62, '203.0.113.8')).status).toBe(204);
  });

  it('cannot be bypassed with a forged X-Forwarded-For header', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const behind = (number: number) =>
      sendCall({ address: product().address, ip: `10.99.0.${number}, 203.0.113.77` }, resendCode, {
        body: { email: numberedEmail(300 + number) },
      });
    for (let number = 0; number < 60; number += 1) await behind(number);
    expect((await behind(61)).status).toBe(429);
  });

  it('allow 30 wrong clinic codes an hour, across any number of people', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => newOwner(product())));
    product().clock.advanceToNext(HOUR);
    const from = newNetwork(product());
    const tokens = await Promise.all(
      owners.map(async (owner) => (await openSession(owner, owner.email)).session.accessToken),
    );
    const miss = (number: number) =>
      sendCall({ ...from(), token: tokens[number % tokens.length] ?? '' }, readFacilityByCode, {
        params: { code: 'AAAAAAAA' },
      });
    for (let number = 0; number < 30; number += 1) expect((await miss(number)).status).toBe(404);
    const refused = await miss(30);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('store only hashed keys of fixed length, which expire', async () => {
    const { pool } = product();
    const email = `${'x'.repeat(60)}@example.test`;
    await sendCall(newNetwork(product())(), forgotPassword, { body: { email } });
    const { rows } = await pool.query<{ key: string }>('select key from rate_counters');
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
    expect(await countOf(product(), 'rate_counters', 'expires_at > window_start')).toBe(
      rows.length,
    );
  });
});
