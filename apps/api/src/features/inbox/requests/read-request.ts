import type { readRequest as call } from '@zampa/contract/inbox/read-request';
import type { PersonContext } from '../../../http/context.ts';
import { findThread } from './find-thread.ts';

export function readRequest({ viewer, tx, params, query }: PersonContext<typeof call>) {
  return findThread(tx, viewer, { id: params.id }, query);
}
