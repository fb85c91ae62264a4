import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { sendAway } from './send-away.ts';

/**
 * Ends at once the calls that somebody is in, and forgets in which meetings they were; that there was one belongs to
 * the conversation.
 */
export const videoErasure: ErasureSteps<Deps> = {
  async close(deps, work, { userId }) {
    if (userId) await sendAway(deps, work, { userId });
  },
  async erase(_deps, { tx }, { userId }) {
    await tx.execute(sql`delete from video_participants where user_id = ${userId}`);
  },
};
