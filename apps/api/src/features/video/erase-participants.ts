import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { removeLostParticipants } from './remove-lost-participants.ts';

/**
 * Removes a person from video meetings when they request erasure, and deletes their participation on erasure. The
 * meeting itself belongs to the conversation.
 */
export const videoErasure: ErasureSteps<Deps> = {
  async close(deps, work, { userId }) {
    if (userId) await removeLostParticipants(deps, work, { userId });
  },
  async erase(_deps, { tx }, { userId }) {
    await tx.execute(sql`delete from video_participants where user_id = ${userId}`);
  },
};
