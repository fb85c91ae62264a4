import type { readMe as call } from '@zampa/contract/people/read-me';
import { readOwnUser } from '../../records/users.ts';
import type { ForPerson } from '../../platform/served.ts';

export function readMe({ viewer, tx, now }: ForPerson<typeof call>) {
  return readOwnUser(tx, viewer.userId, now);
}
