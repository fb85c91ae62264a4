import type { PushOutcome } from '../../ports/push.ts';

/** Says what an answer of a push service means for its device. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retry' : 'rejected';
}
