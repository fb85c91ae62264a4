import type { AnyCallKey } from '@zampa/contract/calls';
import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import type { MethodAndPath } from './request.ts';

/** Time without an answer after which a call fails. */
export const ANSWER_TIMEOUT_MS = 30 * SECOND_MS;

/** The same for calls that take the server longer: many people at once, data exports, or calls to other companies. */
const SLOW_CALL_TIMEOUT_MS = 2 * MINUTE_MS;

/** The same for an upload without progress events: enough for the largest picture on a slow connection. */
const UPLOAD_TIMEOUT_MS = 5 * MINUTE_MS;

const SLOW_CALLS: ReadonlySet<string> = new Set<keyof AnyCallKey>([
  'POST /facilities/users/import',
  'POST /facilities/users/import/undo',
  'POST /facilities/users/invite',
  'PATCH /clients/status',
  'GET /users/me/export',
  'DELETE /users/me',
  'GET /payments/report',
  'GET /payments/statement',
  'GET /stripe/status',
  'POST /stripe/create',
  'POST /stripe/intent',
  'POST /payments/refunds',
  'POST /facilities/subscribe',
  'POST /subscription/checkout',
  'POST /subscription/portal',
]);

/**
 * Returns the answer timeout of a call, in milliseconds.
 *
 * @param hasUntrackedFile whether it uploads a file without progress events
 */
export function answerTimeoutMs(
  { method, path }: MethodAndPath,
  hasUntrackedFile: boolean,
): number {
  if (hasUntrackedFile) return UPLOAD_TIMEOUT_MS;
  return SLOW_CALLS.has(`${method} ${path}`) ? SLOW_CALL_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
}
