import { completeSignIn } from '@zampa/contract/account/complete-sign-in';
import { signIn } from '@zampa/contract/account/sign-in';
import { readMe } from '@zampa/contract/people/read-me';
import { Problem } from '@zampa/contract/problem';
import { confirmAuthenticator } from '@zampa/contract/security/confirm-authenticator';
import { createAuthenticator } from '@zampa/contract/security/create-authenticator';
import { freshDatabase } from '@zampa/testing/database';
import { newOwner, PASSWORD, renewSession } from '@zampa/testing/people';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { startServer } from '../product.ts';

const OLD = 'the old secret of the tests';
const NEW = 'the new secret of the tests';
const QUICK = { schedulesEveryMs: 50 };

it('AUTH_SECRET is replaced without signing anybody out, and authenticator apps go on', async () => {
  const database = await freshDatabase();
  const first = await startServer(database.url, { AUTH_SECRET: OLD });
  const owner = await newOwner(first);
  const { secret } = await owner.call(createAuthenticator, { body: { password: PASSWORD } });
  const codeAt = (date: Date) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: date.getTime() });
  const { codes } = await owner.call(confirmAuthenticator, {
    body: { code: codeAt(first.clock.now()) },
  });
  const readStoredSecret = async () => {
    const { rows } = await database.pool.query<{ secret: string }>(
      'select secret from second_factors',
    );
    return rows[0]?.secret;
  };
  const before = await readStoredSecret();
  await first.stop();

  const second = await startServer(
    database.url,
    { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD },
    QUICK,
  );
  const at = { address: second.address, ip: owner.ip };
  const { id } = await makeCall({ ...at, token: owner.session.accessToken }, readMe, {});
  expect(id).toBe(owner.id);
  const renewed = await renewSession(at, owner.session.refreshToken);
  await expect.poll(readStoredSecret).not.toBe(before);
  const challengeAt = async (address: string) => {
    const { json } = await sendCall({ address, ip: owner.ip }, signIn, {
      body: { email: owner.email, password: PASSWORD },
    });
    return String(Problem.parse(json).errors?.[0]?.params?.['challenge']);
  };
  await makeCall(at, completeSignIn, {
    body: { challenge: await challengeAt(second.address), code: codes[0] ?? '' },
  });
  await second.stop();

  const third = await startServer(database.url, { AUTH_SECRET: NEW });
  const later = { address: third.address, ip: owner.ip };
  await makeCall({ ...later, token: renewed.accessToken }, readMe, {});
  const refused = await sendCall({ ...later, token: owner.session.accessToken }, readMe, {});
  expect(refused.status).toBe(401);
  third.clock.advance(60);
  await makeCall(later, completeSignIn, {
    body: { challenge: await challengeAt(third.address), code: codeAt(third.clock.now()) },
  });
  await third.stop();
  await database.drop();
});
