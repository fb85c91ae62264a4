import { completeSignIn } from '@zampa/contract/account/complete-sign-in';
import { signIn } from '@zampa/contract/account/sign-in';
import { readAudit } from '@zampa/contract/audit/read-audit';
import { readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { Problem } from '@zampa/contract/problem';
import { confirmAuthenticator } from '@zampa/contract/security/confirm-authenticator';
import { createAuthenticator } from '@zampa/contract/security/create-authenticator';
import { createRecoveryCodes } from '@zampa/contract/security/create-recovery-codes';
import { deleteAuthenticator } from '@zampa/contract/security/delete-authenticator';
import { readSecurity } from '@zampa/contract/security/read-security';
import { readSignedInDevices } from '@zampa/contract/security/read-signed-in-devices';
import { signOutDevice } from '@zampa/contract/security/sign-out-device';
import { verifyIdentity } from '@zampa/contract/security/verify-identity';
import { newOwner, newVet, openSession, PASSWORD, type TestAccount } from '@zampa/testing/people';
import { makeCall, RefusedCall, sendCall } from '@zampa/testing/send-call';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const STEP_SECONDS = 30;

describe('second factors', () => {
  const product = useProduct();

  /** The code that the app shows; the next one after each use, since a code is accepted once. */
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: product().clock.now().getTime(),
    });
  const nextCodeOf = (secret: string) => {
    product().clock.advance(STEP_SECONDS);
    return codeOf(secret);
  };
  async function withAuthenticator(account: TestAccount) {
    const { secret } = await account.call(createAuthenticator, { body: { password: PASSWORD } });
    const { codes } = await account.call(confirmAuthenticator, { body: { code: codeOf(secret) } });
    return { secret, codes };
  }
  const refusalOf = async (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => (error instanceof RefusedCall ? error.code : error),
    );
  async function challengeOf(account: TestAccount) {
    const body = { email: account.email, password: PASSWORD };
    const { status, json } = await sendCall(account, signIn, { body });
    const { code, errors } = Problem.parse(json);
    expect([status, code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    return String(errors?.[0]?.params?.['challenge']);
  }
  const complete = ({ address, ip }: TestAccount, challenge: string, code: string) =>
    makeCall({ address, ip }, completeSignIn, { body: { challenge, code } });

  it('ask for a code at the sign-in, and accept each code once', async () => {
    const owner = await newOwner(product());
    const { secret } = await withAuthenticator(owner);
    const code = nextCodeOf(secret);
    const session = await complete(owner, await challengeOf(owner), code);
    expect(session.accessToken).toBeTruthy();
    expect(await refusalOf(complete(owner, await challengeOf(owner), code))).toBe('BAD_CODE');
    expect(await refusalOf(complete(owner, 'unknown', nextCodeOf(secret)))).toBe('BAD_CODE');
  });

  it('do not ask before the first code is confirmed', async () => {
    const owner = await newOwner(product());
    await owner.call(createAuthenticator, { body: { password: PASSWORD } });
    expect(await owner.call(readSecurity, {})).toEqual({ authenticator: false, recoveryCodes: 0 });
    await openSession(owner, owner.email);
    const wrong = owner.call(confirmAuthenticator, { body: { code: '000000' } });
    expect(await refusalOf(wrong)).toBe('BAD_CODE');
  });

  it('are set up with the password, once', async () => {
    const owner = await newOwner(product());
    const wrong = owner.call(createAuthenticator, { body: { password: 'Wrong-1-word' } });
    expect(await refusalOf(wrong)).toBe('BAD_CREDENTIALS');
    await withAuthenticator(owner);
    const again = owner.call(createAuthenticator, { body: { password: PASSWORD } });
    expect(await refusalOf(again)).toBe('STATUS_CONFLICT');
  });

  it('are replaced by recovery codes when the phone is lost, each once', async () => {
    const owner = await newOwner(product());
    const { codes } = await withAuthenticator(owner);
    expect(new Set(codes).size).toBe(10);
    const [first = ''] = codes;
    await complete(owner, await challengeOf(owner), first.toLowerCase());
    expect(await refusalOf(complete(owner, await challengeOf(owner), first))).toBe('BAD_CODE');
    expect(await owner.call(readSecurity, {})).toEqual({ authenticator: true, recoveryCodes: 9 });
    const { codes: fresh } = await owner.call(createRecoveryCodes, {});
    const [, second = ''] = codes;
    expect(await refusalOf(complete(owner, await challengeOf(owner), second))).toBe('BAD_CODE');
    await complete(owner, await challengeOf(owner), fresh[0] ?? '');
  });

  it('end a challenge after five wrong codes and after five minutes', async () => {
    const owner = await newOwner(product());
    const { secret } = await withAuthenticator(owner);
    const challenge = await challengeOf(owner);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(complete(owner, challenge, '000000'))).toBe('BAD_CODE');
    expect(await refusalOf(complete(owner, challenge, nextCodeOf(secret)))).toBe('BAD_CODE');
    const late = await challengeOf(owner);
    product().clock.advance(301);
    expect(await refusalOf(complete(owner, late, codeOf(secret)))).toBe('BAD_CODE');
  });

  it('limit the codes of an account across challenges', async () => {
    const owner = await newOwner(product());
    await withAuthenticator(owner);
    const codes: unknown[] = [];
    for (let round = 0; round < 7; round += 1) {
      const challenge = await challengeOf(owner);
      for (let tries = 0; tries < 5; tries += 1)
        codes.push(await refusalOf(complete(owner, challenge, '000000')));
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('are asked for again before protected calls, 15 minutes after the last proof', async () => {
    const owner = await newOwner(product());
    const { secret } = await withAuthenticator(owner);
    const session = await complete(owner, await challengeOf(owner), nextCodeOf(secret));
    const sender = { ...owner, token: session.accessToken };
    await makeCall(sender, readPersonalData, {});
    product().clock.advance(901 - 600);
    const { rows } = await product().pool.query<{ id: string }>(
      `update sessions set created_at = created_at - interval '15 minutes' returning id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await refusalOf(makeCall(sender, readPersonalData, {}))).toBe('STEP_UP_REQUIRED');
    expect(await refusalOf(makeCall(sender, deleteAuthenticator, {}))).toBe('STEP_UP_REQUIRED');
    const verify = (body: { password: string; code?: string }) =>
      makeCall(sender, verifyIdentity, { body });
    expect(await refusalOf(verify({ password: PASSWORD }))).toBe('BAD_CODE');
    const code = nextCodeOf(secret);
    expect(await refusalOf(verify({ password: 'Wrong-1-word', code }))).toBe('BAD_CREDENTIALS');
    await verify({ password: PASSWORD, code });
    await makeCall(sender, readPersonalData, {});
    await makeCall(sender, deleteAuthenticator, {});
    await openSession(owner, owner.email);
  });

  it('are not asked for without an authenticator app, however old the session is', async () => {
    const owner = await newOwner(product());
    await product().pool.query(`update sessions set created_at = created_at - interval '1 day'`);
    expect(await refusalOf(owner.call(readPersonalData, {}))).toBeNull();
  });

  it('are recorded in the audit log of a clinic', async () => {
    const vet = await newVet(product());
    await withAuthenticator(vet);
    const entries = await vet.call(readAudit, {
      query: { facilityId: vet.facility.id, kind: 'SECURITY' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['confirmAuthenticator']);
  });
});

describe('signed-in devices', () => {
  const product = useProduct();

  it('are listed with browser, system, address and use, and are ended one by one', async () => {
    const owner = await newOwner(product());
    const { address, ip } = owner;
    await makeCall({ address, ip: '192.0.2.7' }, signIn, {
      body: { email: owner.email, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' },
    });
    const devices = await owner.call(readSignedInDevices, { query: {} });
    expect(devices.map(({ device, network, current }) => [device, network, current])).toEqual([
      ['Firefox · Linux', '192.0.2.7', false],
      [null, ip, true],
    ]);
    const [other] = devices;
    await owner.call(signOutDevice, { query: { id: other?.id ?? '' } });
    expect(await owner.call(readSignedInDevices, { query: {} })).toHaveLength(1);
    const again = owner.send(signOutDevice, { query: { id: other?.id ?? '' } });
    expect((await again).status).toBe(404);
    expect(address).toBe(product().address);
  });

  it('of others cannot be ended', async () => {
    const [owner, stranger] = [await newOwner(product()), await newOwner(product())];
    const [device] = await owner.call(readSignedInDevices, { query: {} });
    const tried = await stranger.send(signOutDevice, { query: { id: device?.id ?? '' } });
    expect(tried.status).toBe(404);
    expect(await owner.call(readSignedInDevices, { query: {} })).toHaveLength(1);
  });
});
