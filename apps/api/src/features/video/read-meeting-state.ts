import type { readMeetingState as call } from '@zampa/contract/video/read-meeting-state';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { readState } from './meeting-state.ts';

export function readMeetingState({ viewer, tx, query }: PersonContext<typeof call>, deps: Deps) {
  return readState(deps, tx, viewer, query.name);
}
