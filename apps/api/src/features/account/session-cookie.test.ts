import { describe, expect, it } from 'vitest';
import type { Browser } from '../../http/browser.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

/** A page of the owner app, and the cookies set on it. */
function pageOf(cookies = '') {
  const setCookies: string[] = [];
  const browser: Browser = {
    cookies,
    setCookie: (cookie) => void setCookies.push(cookie),
    sessionApp: 'owner',
    userAgent: '',
    isPage: true,
    isSameOrigin: true,
  };
  return { browser, given: setCookies };
}

describe('session cookie', () => {
  it.each([
    { publicUrl: 'https://zampa.example', secure: '; Secure' },
    { publicUrl: 'http://localhost:4000', secure: '' },
  ])('of $publicUrl is sent with "$secure"', ({ publicUrl, secure }) => {
    const { browser, given: setCookies } = pageOf();
    const deps = { publicUrl: () => publicUrl };
    setSessionCookie(deps, browser, 'owner', { refreshToken: 'a.1.b', seconds: 60 });
    clearSessionCookie(deps, browser);
    expect(setCookies).toEqual([
      `zampa_session_owner=a.1.b; Max-Age=60; Path=/api/auth; HttpOnly${secure}; SameSite=Strict`,
      `zampa_session_owner=; Max-Age=0; Path=/api/auth; HttpOnly${secure}; SameSite=Strict`,
    ]);
  });

  it.each([
    { cookies: 'zampa_session_clinic=c; zampa_session_owner=o', app: 'owner', token: 'o' },
    { cookies: 'zampa_session_clinic=c; zampa_session_owner=o', app: 'clinic', token: 'c' },
    { cookies: 'zampa_session_clinic=c', app: 'owner', token: undefined },
    { cookies: '', app: 'owner', token: undefined },
  ] as const)('of the $app app in "$cookies" is $token', ({ cookies, app, token }) => {
    expect(readSessionCookie(pageOf(cookies).browser, app)).toBe(token);
  });
});
