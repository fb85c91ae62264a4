import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';

/** Closes a meeting's room on the media server. */
export function closeVideoRoom({ video }: Deps): JobHandler<'closeVideoRoom'> {
  return ({ name }) => video.closeRoom(name);
}
