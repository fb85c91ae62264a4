import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';

/** Ends a meeting at the server of pictures and sound. */
export function closeVideoRoom({ video }: Deps): JobHandler<'closeVideoRoom'> {
  return ({ name }) => video.closeRoom(name);
}
