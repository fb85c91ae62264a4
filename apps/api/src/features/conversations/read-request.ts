import type { readRequest as call } from '@zampa/contract/conversations/read-request';
import type { ForPerson } from '../../platform/served.ts';
import { readThread } from './read-thread.ts';

export function readRequest({ viewer, tx, params, query }: ForPerson<typeof call>) {
  return readThread(tx, viewer, params.id, query);
}
