import type { readMeetingState as call } from '@zampa/contract/video/read-meeting-state';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { readState } from './meeting-state.ts';

export const readMeetingState = ({ viewer, tx, query }: PersonContext<typeof call>, deps: Deps) =>
  readState(deps, tx, viewer, query.name);
