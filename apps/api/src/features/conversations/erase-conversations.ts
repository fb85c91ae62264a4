import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Forgets how far somebody had read. What they wrote stays with those who read it, by an author without a name: it is part
 * of a family's and a clinic's records.
 */
export const conversationErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { userId }) {
    await tx.execute(sql`delete from reads where user_id = ${userId}`);
    await tx.execute(sql`delete from unread_letters where reader_id = ${userId}`);
  },
};
