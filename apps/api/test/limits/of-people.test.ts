import { changePassword } from '@zampa/contract/account/change-password';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resendCode } from '@zampa/contract/account/resend-code';
import { signIn } from '@zampa/contract/account/sign-in';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { newPet } from '@zampa/testing/requests';
import { createShare } from '@zampa/contract/health/create-share';
import { readSharedRecord } from '@zampa/contract/health/read-shared-record';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { joinFamily } from '@zampa/contract/families/join-family';
import { readRoles } from '@zampa/contract/people/read-roles';
import { newAccount, newColleague, newOwner, PASSWORD, openSession } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { attemptOf, newNetwork, probeLimit, expectedProbe, type Attempt } from './probe-limit.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;

describe('rate limits per person, across all networks', () => {
  const product = useProduct();
  const elsewhere = () => newNetwork(product())();

  it.each([
    { what: 'confirmation codes', call: resendCode, most: 1, seconds: MINUTE },
    { what: 'confirmation codes', call: resendCode, most: 5, seconds: HOUR },
    { what: 'password reset codes', call: forgotPassword, most: 1, seconds: MINUTE },
    { what: 'password reset codes', call: forgotPassword, most: 5, seconds: HOUR },
  ])('allow requests for $what: $most in $seconds seconds', async ({ call, most, seconds }) => {
    const email = `asked-${call.path.slice(-4)}-${seconds}@example.test`;
    product().clock.advanceToNext(HOUR);
    const attempt: Attempt = (_number, from) => {
      if (seconds > MINUTE) product().clock.advance(MINUTE);
      return sendCall(from, call, { body: { email } });
    };
    expect(await probeLimit(product(), { most, seconds }, attempt, elsewhere)).toEqual(
      expectedProbe(most),
    );
  });

  it('allow 60 sign-ins in ten minutes on a known device', async () => {
    const owner = await newAccount(product());
    const body = { email: owner.email, password: PASSWORD };
    const { headers } = await sendCall(owner, signIn, { body });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const attempt = attemptOf(signIn, () => ({ body, headers: { cookie } }));
    const limit = { most: 60, seconds: TEN_MINUTES };
    expect(await probeLimit(product(), limit, attempt, elsewhere)).toEqual(expectedProbe(60));
  });

  it('allow 10 attempts to change a password in ten minutes', async () => {
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

  it('allow 10 clinic codes and 10 family codes an hour', async () => {
    const owner = await newOwner(product());
    product().clock.advanceToNext(HOUR);
    const { token = '' } = await openSession(owner, owner.email);
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

  it('allow 60 reads of a calendar feed in ten minutes', async () => {
    const owner = await newOwner(product());
    const { url } = await owner.call(createFeed, { body: {} });
    const token = /feeds\/(.+)\.ics/.exec(url ?? '')?.[1] ?? '';
    const attempt = attemptOf(readFeed, () => ({ params: { token } }));
    const limit = { most: 60, seconds: TEN_MINUTES };
    expect(await probeLimit(product(), limit, attempt, elsewhere)).toEqual(expectedProbe(60));
  });

  it('allow 60 reads of a shared record in ten minutes', async () => {
    const owner = await newOwner(product());
    const { id: PetId } = await newPet(owner);
    const { url } = await owner.call(createShare, {
      body: { PetId, days: 7, sections: ['WEIGHTS'] },
    });
    const token = url.split('/').at(-1) ?? '';
    const attempt = attemptOf(readSharedRecord, () => ({ params: { token } }));
    const limit = { most: 60, seconds: TEN_MINUTES };
    expect(await probeLimit(product(), limit, attempt, elsewhere)).toEqual(expectedProbe(60));
  });

  it('allow 1,200 calls a minute', async () => {
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

  it('allow 20 sockets and close any further one', async () => {
    const owner = await newOwner(product());
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(owner)));
    const oneMore = await openSocket(owner);
    const closedSocket = await Promise.race([
      oneMore.closed.then(() => 'the last'),
      ...sockets.map(({ closed }) => closed.then(() => 'one of the twenty')),
    ]);
    expect(closedSocket).toBe('the last');
  });
});
