import type { AnyCallKey } from '@zampa/contract/calls';
import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import type { MethodAndPath } from './request.ts';

/** How long nothing may come of a call before its connection counts as lost. */
export const ANSWER_WITHIN_MS = 30 * SECOND_MS;

/** The same for what the server works on for longer: many people at once, all that is held on somebody, other companies. */
const LONG_ANSWER_WITHIN_MS = 2 * MINUTE_MS;

/** The same for a file of which nobody tells how far it is: the largest picture goes by then on a slow line. */
const FILE_WITHIN_MS = 5 * MINUTE_MS;

const LONG: ReadonlySet<string> = new Set<keyof AnyCallKey>([
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
 * Returns how long nothing may come of a call, in milliseconds.
 *
 * @param isFileUnseen whether it carries a file and does not tell how much of it has gone
 */
export function answerWithinMs({ method, path }: MethodAndPath, isFileUnseen: boolean): number {
  if (isFileUnseen) return FILE_WITHIN_MS;
  return LONG.has(`${method} ${path}`) ? LONG_ANSWER_WITHIN_MS : ANSWER_WITHIN_MS;
}
