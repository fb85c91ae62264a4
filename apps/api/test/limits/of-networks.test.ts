import { confirm } from '@zampa/contract/account/confirm';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resendCode } from '@zampa/contract/account/resend-code';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { newOwner, PASSWORD, signedIn } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { asking, newNetwork, reach, reached, type Try } from './reach.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;

const somebody = (number: number) => `somebody-${number}@example.test`;
const names = { name: 'Anna', family_name: 'Neri' };

/** What each limit lets pass, and how it is reached. */
const limits: readonly (readonly [string, number, number, Try])[] = [
  [
    'sign-ups',
    30,
    TEN_MINUTES,
    asking(signUp, (number) => ({ body: { email: somebody(number), password: 'weak', ...names } })),
  ],
  [
    'sign-ins',
    60,
    TEN_MINUTES,
    asking(signIn, (number) => ({ body: { email: somebody(number), password: PASSWORD } })),
  ],
  [
    'codes that confirm an address',
    60,
    TEN_MINUTES,
    asking(confirm, (number) => ({ body: { email: somebody(number), code: '000000' } })),
  ],
  [
    'codes for a new password',
    60,
    TEN_MINUTES,
    asking(resetPassword, (number) => ({
      body: { email: somebody(number), code: '000000', newPassword: PASSWORD },
    })),
  ],
  [
    'letters that confirm an address',
    60,
    TEN_MINUTES,
    asking(resendCode, (number) => ({ body: { email: somebody(number) } })),
  ],
  [
    'letters for a new password',
    60,
    TEN_MINUTES,
    asking(forgotPassword, (number) => ({ body: { email: somebody(number) } })),
  ],
  [
    'links of bookings',
    120,
    TEN_MINUTES,
    asking(readAppointmentLink, (number) => ({ query: { token: `guess-${number}` } })),
  ],
  [
    'links of invitations',
    120,
    TEN_MINUTES,
    asking(readInvitation, (number) => ({ body: { token: `guess-${number}` } })),
  ],
  [
    'invitations turned down',
    120,
    TEN_MINUTES,
    asking(ignoreInvitation, (number) => ({ body: { token: `guess-${number}` } })),
  ],
  [
    'addresses of calendars',
    60,
    TEN_MINUTES,
    asking(readFeed, (number) => ({ params: { token: `guess-${number}` } })),
  ],
];

describe('what one network may do, from however many addresses', () => {
  const product = useProduct();

  it.each(limits)('%s: %i in %i seconds', async (_what, most, seconds, attempt) => {
    expect(await reach(product(), { most, seconds }, attempt, newNetwork(product()))).toEqual(
      reached(most),
    );
  });

  it('is counted for it alone', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const [near, far] = [newNetwork(product()), newNetwork(product())];
    const attempt = asking(forgotPassword, (number) => ({ body: { email: somebody(number) } }));
    for (let number = 0; number < 61; number += 1) await attempt(number, near());
    expect((await attempt(100, near())).status).toBe(429);
    expect((await attempt(101, far())).status).toBe(204);
  });

  it('is counted for an IPv4 address as a whole, in whichever way it is written', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const attempt = (number: number, ip: string) =>
      sendCall({ address: product().address, ip }, forgotPassword, {
        body: { email: somebody(200 + number) },
      });
    for (let number = 0; number < 60; number += 1)
      await attempt(number, number % 2 ? '203.0.113.7' : '::ffff:203.0.113.7');
    expect((await attempt(60, '203.0.113.7')).status).toBe(429);
    expect((await attempt(61, '::ffff:203.0.113.7')).status).toBe(429);
    expect((await attempt(62, '203.0.113.8')).status).toBe(204);
  });

  it('is not got round by a header that no proxy of ours wrote', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const behind = (number: number) =>
      sendCall({ address: product().address, ip: `10.99.0.${number}, 203.0.113.77` }, resendCode, {
        body: { email: somebody(300 + number) },
      });
    for (let number = 0; number < 60; number += 1) await behind(number);
    expect((await behind(61)).status).toBe(429);
  });

  it('codes of clinics: 30 wrong ones in an hour, by however many people', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => newOwner(product())));
    product().clock.advanceToNext(HOUR);
    const from = newNetwork(product());
    const tokens = await Promise.all(
      owners.map(async (owner) => (await signedIn(owner, owner.email)).session.accessToken),
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

  it('keeps neither addresses nor texts of any length in its counters, and forgets them soon', async () => {
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
