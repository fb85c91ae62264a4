import type { CallName } from '@zampa/contract/calls';
import { Refusal } from '../errors/refusal.ts';
import { createMemoryCounter } from './in-memory.ts';
import type { Limit } from './limit.ts';
import { LIMITS } from './table.ts';

/** Prefix of the cookies that mark a device on which an account has signed in before. */
export const DEVICE_COOKIE = 'zampa_device_';

/** The limit per network of each public call that looks something up or writes. */
const LIMIT_OF: Readonly<Partial<Record<CallName, Limit>>> = {
  signUp: LIMITS.signUps,
  signIn: LIMITS.signIns,
  confirm: LIMITS.confirmations,
  resendCode: LIMITS.codeRequests,
  forgotPassword: LIMITS.resetRequests,
  resetPassword: LIMITS.resets,
  refresh: LIMITS.refreshes,
  readInvitation: LIMITS.invitationLinks,
  ignoreInvitation: LIMITS.invitationLinks,
  readAppointmentLink: LIMITS.bookingLinks,
  readLinkSlots: LIMITS.bookingLinks,
  actOnAppointmentLink: LIMITS.bookingLinks,
};

/** The network and cookies of an anonymous request. */
type Origin = { readonly network: string; readonly cookies: string };

/**
 * Limits public calls per network before the body is read, per process. It protects the process's own memory
 * and CPU time, so refused input counts too. Handlers enforce the limits across processes in the database.
 * Skips sign-ins with a device cookie: their handler checks the device against the account in the body.
 */
export function createPublicCallLimiter(now: () => number) {
  const count = createNetworkLimiter(now);
  return (name: CallName, { network, cookies }: Origin): void => {
    const limit = LIMIT_OF[name];
    const isDevice = name === 'signIn' && cookies.includes(DEVICE_COOKIE);
    if (limit && !isDevice) count(limit, network);
  };
}

/** Counts in this process, per limit and network. Errors: TOO_MANY_REQUESTS. */
export function createNetworkLimiter(now: () => number) {
  const counters = new Map<string, (network: string) => number | null>();
  return (limit: Limit, network: string): void => {
    const counter = counters.get(limit.name) ?? createMemoryCounter(limit, now);
    counters.set(limit.name, counter);
    const retryAfter = counter(network);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  };
}
