import type { readMe as call } from '@zampa/contract/people/read-me';
import { readOwnUser } from './read-own-user.ts';
import type { PersonContext } from '../../http/context.ts';

export function readMe({ viewer, tx, now }: PersonContext<typeof call>) {
  return readOwnUser(tx, viewer.userId, now);
}
