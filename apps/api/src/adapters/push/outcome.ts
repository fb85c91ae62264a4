import type { PushOutcome } from '../../ports/push.ts';

/** Maps the HTTP status of a push service to the outcome for the device. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retry' : 'rejected';
}
