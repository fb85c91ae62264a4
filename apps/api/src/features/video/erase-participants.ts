import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/** Forgets in which meetings somebody was; that there was one belongs to the conversation. */
export const videoErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { userId }) {
    await tx.execute(sql`delete from video_participants where user_id = ${userId}`);
  },
};
