import { endSession } from '@zampa/contract/account/end-session';
import { refresh } from '@zampa/contract/account/refresh';
import { signIn } from '@zampa/contract/account/sign-in';
import { signOut } from '@zampa/contract/account/sign-out';
import type { CallDefinition } from '@zampa/contract/call';
import { readMe } from '@zampa/contract/people/read-me';
import {
  newOwner,
  newVet,
  newVisitor,
  PASSWORD,
  openSession,
  type TestPerson,
} from '@zampa/testing/people';
import { type CallResponse, type AnyInput, makeCall, sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

type App = 'clinic' | 'owner';

/** Headers of a request from an app's own page. */
const fromApp = (app: App, more: Readonly<Record<string, string>> = {}) => ({
  'X-Zampa-Session': app,
  'Sec-Fetch-Site': 'same-origin',
  ...more,
});

/** Returns the `Set-Cookie` header of the session of an app. */
const cookieIn = ({ headers }: CallResponse, app: App) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`zampa_session_${app}=`)) ?? '';

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

const tokenIn = (answered: CallResponse) => {
  const { accessToken } = answered.json as { readonly accessToken: string };
  return accessToken;
};

describe('the session cookie of an app', () => {
  const product = useProduct();
  const send = (call: CallDefinition, input: AnyInput) =>
    sendCall(newVisitor(product().address), call, input);
  const signInTo = (app: App, { email }: TestPerson) =>
    send(signIn, { body: { email, password: PASSWORD }, headers: fromApp(app) });
  const renew = (app: App, cookie: string) =>
    send(refresh, { body: {}, headers: fromApp(app, { cookie }) });
  const readMeWith = (token: string) =>
    makeCall({ ...newVisitor(product().address), token }, readMe, {});

  it('carries the refresh token in place of the body', async () => {
    const answered = await signInTo('owner', await newOwner(product()));
    expect(answered.status).toBe(200);
    expect(Object.keys(answered.json as object).toSorted()).toEqual(['accessToken', 'expiresIn']);
    const [, ...attributes] = cookieIn(answered, 'owner').split('; ');
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/api/auth',
      'SameSite=Strict',
    ]);
  });

  it('renews the session, and again within ten seconds with the spent token', async () => {
    const owner = await newOwner(product());
    const first = pairOf(cookieIn(await signInTo('owner', owner), 'owner'));
    product().clock.advance(5);
    const renewed = await renew('owner', first);
    expect(renewed.status).toBe(200);
    expect(renewed.json).not.toHaveProperty('refreshToken');
    await expect(readMeWith(tokenIn(renewed))).resolves.toMatchObject({ id: owner.id });
    const second = cookieIn(renewed, 'owner');
    expect(pairOf(second)).not.toBe(first);
    // The session lasts 30 days from the sign-in, 5 seconds of which are over.
    expect(second).toMatch(/; Max-Age=259199[45];/);
    product().clock.advance(9);
    expect(pairOf(cookieIn(await renew('owner', first), 'owner'))).toBe(pairOf(second));
  });

  it('ends the session and is cleared when a spent token is reused after ten seconds', async () => {
    const owner = await newOwner(product());
    const first = pairOf(cookieIn(await signInTo('owner', owner), 'owner'));
    const second = pairOf(cookieIn(await renew('owner', first), 'owner'));
    product().clock.advance(11);
    const refused = await renew('owner', first);
    expect(refused.status).toBe(401);
    expect(cookieIn(refused, 'owner')).toMatch(/^zampa_session_owner=; Max-Age=0; /);
    expect((await renew('owner', second)).status).toBe(401);
  });

  it('is required to refresh the session', async () => {
    expect((await send(refresh, { body: {}, headers: fromApp('owner') })).status).toBe(401);
  });

  it.each<{ readonly why: string; readonly headers: Readonly<Record<string, string>> }>([
    { why: 'a page of another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { why: 'a page of a neighboring host', headers: { 'Sec-Fetch-Site': 'same-site' } },
    { why: 'a typed address', headers: { 'Sec-Fetch-Site': 'none' } },
    { why: 'a foreign origin', headers: { Origin: 'https://evil.example' } },
    { why: 'a hidden origin', headers: { Origin: 'null' } },
    { why: 'a client that does not name its origin', headers: {} },
  ])('is rejected from $why, and stays valid', async ({ headers }) => {
    const owner = await newOwner(product());
    const cookie = pairOf(cookieIn(await signInTo('owner', owner), 'owner'));
    const foreign = { 'X-Zampa-Session': 'owner', cookie, ...headers };
    for (const call of [refresh, endSession])
      expect((await send(call, { body: {}, headers: foreign })).status).toBe(403);
    const body = { email: owner.email, password: PASSWORD };
    const signedInAs = await send(signIn, { body, headers: foreign });
    expect(signedInAs.status).toBe(403);
    expect(cookieIn(signedInAs, 'owner')).toBe('');
    product().clock.advance(11);
    expect((await renew('owner', cookie)).status).toBe(200);
  });

  it('is never read without the header that only a script of the app can send', async () => {
    const cookie = pairOf(cookieIn(await signInTo('owner', await newOwner(product())), 'owner'));
    const headers = { cookie, 'Sec-Fetch-Site': 'same-origin' };
    const refused = await send(refresh, { body: {}, headers });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'refreshToken', code: 'required' }],
    });
  });

  it('checks Origin if the browser sends no Sec-Fetch-Site', async () => {
    const cookie = pairOf(cookieIn(await signInTo('owner', await newOwner(product())), 'owner'));
    const headers = { 'X-Zampa-Session': 'owner', cookie, Origin: product().address };
    expect((await send(refresh, { body: {}, headers })).status).toBe(200);
  });

  it('lets two people be signed in simultaneously, one in each app', async () => {
    const [owner, vet] = [await newOwner(product()), await newVet(product())];
    const ofOwner = pairOf(cookieIn(await signInTo('owner', owner), 'owner'));
    const ofVet = pairOf(cookieIn(await signInTo('clinic', vet), 'clinic'));
    const cookie = `${ofOwner}; ${ofVet}`;
    const [asOwner, asVet] = [await renew('owner', cookie), await renew('clinic', cookie)];
    await expect(readMeWith(tokenIn(asOwner))).resolves.toMatchObject({ id: owner.id });
    await expect(readMeWith(tokenIn(asVet))).resolves.toMatchObject({ id: vet.id });
    expect(cookieIn(asOwner, 'clinic')).toBe('');
  });

  it('replaces a refresh token that an earlier version of the app stored', async () => {
    const owner = await newOwner(product());
    const { refreshToken } = owner.session;
    const taken = await send(refresh, { body: { refreshToken }, headers: fromApp('owner') });
    expect(taken.status).toBe(200);
    expect(taken.json).not.toHaveProperty('refreshToken');
    product().clock.advance(11);
    const cookie = pairOf(cookieIn(taken, 'owner'));
    const renewed = await renew('owner', cookie);
    await expect(readMeWith(tokenIn(renewed))).resolves.toMatchObject({ id: owner.id });
  });

  it('is cleared at sign-out, while the cookie of the other app stays', async () => {
    const owner = await newOwner(product());
    const signedInAs = await signInTo('owner', owner);
    const sender = { ...newVisitor(product().address), token: tokenIn(signedInAs) };
    const signedOut = await sendCall(sender, signOut, { headers: fromApp('owner') });
    expect(signedOut.status).toBe(204);
    expect(cookieIn(signedOut, 'owner')).toMatch(
      /^zampa_session_owner=; Max-Age=0; Path=\/api\/auth; /,
    );
    expect(cookieIn(signedOut, 'clinic')).toBe('');
    expect((await renew('owner', pairOf(cookieIn(signedInAs, 'owner')))).status).toBe(401);
  });

  it('does not affect clients that do not send the header', async () => {
    const { email } = await newOwner(product());
    const answered = await send(signIn, { body: { email, password: PASSWORD } });
    expect(Object.keys(answered.json as object).toSorted()).toEqual([
      'accessToken',
      'expiresIn',
      'refreshToken',
    ]);
    expect(answered.headers.getSetCookie().join()).not.toContain('zampa_session');
  });
});

describe('POST /api/auth/end-session — a device ends its own session later', () => {
  const product = useProduct();

  it('ends only that session and clears the cookie', async () => {
    const owner = await newOwner(product());
    const visitor = newVisitor(product().address);
    const body = { email: owner.email, password: PASSWORD };
    const here = await sendCall(visitor, signIn, { body, headers: fromApp('owner') });
    const there = await openSession(visitor, owner.email);
    const cookie = pairOf(cookieIn(here, 'owner'));
    const ended = await sendCall(visitor, endSession, { headers: fromApp('owner', { cookie }) });
    expect(ended.status).toBe(204);
    expect(cookieIn(ended, 'owner')).toMatch(/^zampa_session_owner=; Max-Age=0; /);
    const refused = { status: 401, code: 'UNAUTHENTICATED' };
    const token = tokenIn(here);
    await expect(makeCall({ ...visitor, token }, readMe, {})).rejects.toMatchObject(refused);
    await expect(there.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
  });

  it.each(['', 'zampa_session_owner=nonsense', 'zampa_session_clinic=a.1.b'])(
    'ends nothing with the cookie "%s"',
    async (cookie) => {
      const owner = await newOwner(product());
      const running = await countOf(product(), 'sessions', 'ended_at is null');
      const headers = fromApp('owner', { cookie });
      const ended = await sendCall(newVisitor(product().address), endSession, { headers });
      expect(ended.status).toBe(204);
      expect(await countOf(product(), 'sessions', 'ended_at is null')).toBe(running);
      await expect(owner.call(readMe, {})).resolves.toMatchObject({ id: owner.id });
    },
  );
});
