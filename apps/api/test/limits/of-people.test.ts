import { changePassword } from '@zampa/contract/account/change-password';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resendCode } from '@zampa/contract/account/resend-code';
import { signIn } from '@zampa/contract/account/sign-in';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { joinFamily } from '@zampa/contract/families/join-family';
import { readRoles } from '@zampa/contract/people/read-roles';
import { newAccount, newColleague, newOwner, PASSWORD, signedIn } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { asking, newNetwork, reach, reached, type Try } from './reach.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;

describe('what one person may do, from wherever', () => {
  const product = useProduct();
  const elsewhere = () => newNetwork(product())();

  it.each([
    ['a code that confirms an address', resendCode, 1, MINUTE],
    ['a code that confirms an address', resendCode, 5, HOUR],
    ['a code for a new password', forgotPassword, 1, MINUTE],
    ['a code for a new password', forgotPassword, 5, HOUR],
  ] as const)('has %s sent: %o %i in %i seconds', async (_what, call, most, seconds) => {
    const email = `asked-${call.path.slice(-4)}-${seconds}@example.test`;
    product().clock.advanceToNext(HOUR);
    const attempt: Try = (_number, from) => {
      if (seconds > MINUTE) product().clock.advance(MINUTE);
      return sendCall(from, call, { body: { email } });
    };
    expect(await reach(product(), { most, seconds }, attempt, elsewhere)).toEqual(reached(most));
  });

  it('signs in 60 times in ten minutes on a device that is known', async () => {
    const owner = await newAccount(product());
    const body = { email: owner.email, password: PASSWORD };
    const { headers } = await sendCall(owner, signIn, { body });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const attempt = asking(signIn, () => ({ body, headers: { cookie } }));
    const limit = { most: 60, seconds: TEN_MINUTES };
    expect(await reach(product(), limit, attempt, elsewhere)).toEqual(reached(60));
  });

  it('changes a password, or tries to, 10 times in ten minutes', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const { token = '' } = await newAccount(product());
    const body = { oldPassword: 'Wrong-password-1', newPassword: 'Zampa-test-2' };
    const attempt = () => sendCall({ ...elsewhere(), token }, changePassword, { body });
    for (let number = 0; number < 10; number += 1) expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = { ...body, oldPassword: PASSWORD };
    const last = await sendCall({ ...elsewhere(), token }, changePassword, { body: right });
    expect(last.status).toBe(429);
  });

  it('tries 10 codes of clinics and 10 of families in an hour', async () => {
    const owner = await newOwner(product());
    product().clock.advanceToNext(HOUR);
    const { token = '' } = await signedIn(owner, owner.email);
    for (const [call, input] of [
      [readFacilityByCode, { params: { code: 'AAAAAAAA' } }],
      [joinFamily, { body: { code: 'AAAAAAAA' } }],
    ] as const) {
      const attempt = () => sendCall({ ...elsewhere(), token }, call, input);
      for (let number = 0; number < 10; number += 1) expect((await attempt()).status).toBe(404);
      const refused = await attempt();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('has a calendar read 60 times in ten minutes', async () => {
    const owner = await newOwner(product());
    const { url } = await owner.call(createFeed, { body: {} });
    const token = /feeds\/(.+)\.ics/.exec(url ?? '')?.[1] ?? '';
    const attempt = asking(readFeed, () => ({ params: { token } }));
    const limit = { most: 60, seconds: TEN_MINUTES };
    expect(await reach(product(), limit, attempt, elsewhere)).toEqual(reached(60));
  });

  it('makes 1,200 calls in a minute', async () => {
    const vet = await newColleague(product());
    const { token = '' } = vet;
    product().clock.advanceToNext(MINUTE);
    const call = async () => (await sendCall({ ...elsewhere(), token }, readRoles)).status;
    const statuses: number[] = [];
    for (let batch = 0; batch < 24; batch += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, call))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await sendCall({ ...elsewhere(), token }, readRoles);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    product().clock.advance(MINUTE);
    expect(await call()).toBe(200);
  });

  it('has 20 sockets, and no one more', async () => {
    const owner = await newOwner(product());
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(owner)));
    const oneMore = await openSocket(owner);
    const gone = await Promise.race([
      oneMore.closed.then(() => 'the last'),
      ...sockets.map(({ closed }) => closed.then(() => 'one of the twenty')),
    ]);
    expect(gone).toBe('the last');
  });
});
