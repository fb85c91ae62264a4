import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';

/** Removes a participant from the media server, unless they have been admitted again. */
export function removeVideoParticipant({ db, video }: Deps): JobHandler<'removeVideoParticipant'> {
  return async ({ name, userId }) => {
    const back = await rowsOf(
      db,
      sql`select v.user_id from video_participants v
        join video_meetings m on m.conversation_id = v.conversation_id
        where m.name = ${name} and v.user_id = ${userId} and v.status = 'ADMITTED'`,
    );
    if (back.length === 0) await video.removeParticipant(name, userId);
  };
}
