import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Deletes read positions of an erased person. Their messages stay with an anonymous author, as part of the family's
 * and the clinic's records.
 */
export const conversationErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { userId }) {
    await tx.execute(sql`delete from reads where user_id = ${userId}`);
    await tx.execute(sql`delete from unread_letters where reader_id = ${userId}`);
  },
};
