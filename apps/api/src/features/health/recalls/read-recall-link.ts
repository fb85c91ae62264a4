import type { readRecallLink as call } from '@zampa/contract/health/recalls/read-recall-link';
import type { Deps } from '../../../deps.ts';
import type { Context } from '../../../http/context.ts';
import { readLinkedRecall, verifyRecallLink } from './linked-recall.ts';

export async function readRecallLink(context: Context<typeof call>, deps: Deps) {
  return readLinkedRecall(deps, await verifyRecallLink(deps, context.query.token, context));
}
