import {
  SESSION_APPS,
  SESSION_HEADER,
  type SessionApp,
} from '@zampa/contract/account/session-header';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The caller's browser and the cookies it keeps between calls; other programs keep none. */
export type Browser = {
  /** The `Cookie` header; empty without one. */
  readonly cookies: string;
  /** Adds a `Set-Cookie` header to the answer. */
  readonly setCookie: (cookie: string) => void;
  /** The app that keeps its refresh token in a cookie; null for clients that keep it themselves. */
  readonly sessionApp: SessionApp | null;
  /** Whether a page sends the request, known from headers that no script can leave out. */
  readonly isPage: boolean;
  /** The `User-Agent` header, at most 400 characters; empty without one. */
  readonly userAgent: string;
  /** Whether a page of this origin sends the request. */
  readonly isSameOrigin: boolean;
};

const LONGEST_USER_AGENT = 400;

/** Returns the caller's browser, for calls that read or write cookies. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const { headers } = request;
  const app = headers[SESSION_HEADER.toLowerCase()];
  return {
    cookies: headers.cookie ?? '',
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    isPage: 'origin' in headers || 'sec-fetch-site' in headers,
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    sessionApp: SESSION_APPS.find((candidate) => candidate === app) ?? null,
    isSameOrigin: isSameOrigin(request),
  };
}

/**
 * Returns whether the request comes from a page of this origin. Browsers send `Sec-Fetch-Site` to safe addresses and to
 * localhost; elsewhere `Origin` has to name the host that was called.
 */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
