import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { FILE_CALLS, JSON_CALLS } from './call-keys.ts';
import type { MethodAndPath } from './request.ts';

/** Time without an answer after which a call fails. */
export const ANSWER_TIMEOUT_MS = 30 * SECOND_MS;

/** The same for calls that take the server longer: many people at once, data exports, or calls to other companies. */
const SLOW_CALL_TIMEOUT_MS = 2 * MINUTE_MS;

/** The same for an upload without progress events: enough for the largest picture on a slow connection. */
const UPLOAD_TIMEOUT_MS = 5 * MINUTE_MS;

const SLOW_CALLS: ReadonlySet<string> = new Set<string>([
  JSON_CALLS.importClients,
  JSON_CALLS.undoImport,
  JSON_CALLS.inviteClients,
  JSON_CALLS.updateClientStatuses,
  JSON_CALLS.readPersonalData,
  JSON_CALLS.deleteAccount,
  JSON_CALLS.readPaymentReport,
  FILE_CALLS.readStatement,
  JSON_CALLS.readCardStatus,
  JSON_CALLS.createCardAccount,
  JSON_CALLS.createPaymentIntent,
  JSON_CALLS.createRefund,
  JSON_CALLS.subscribeFacility,
  JSON_CALLS.createCheckout,
  JSON_CALLS.createPortalSession,
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
