import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * As whom somebody reads a conversation: each kind sees an event in its own way. The desk of a clinic whose reception
 * answers reads as those do who treat.
 */
export const READER_KINDS = ['owner', 'staff', 'desk'] as const;
type ReaderKind = (typeof READER_KINDS)[number];
export type Reader = { readonly userId: string; readonly kind: ReaderKind };

/**
 * Returns who may read a conversation at this moment: read anew each time, so that who was removed hears nothing more.
 */
export function readersIn(db: Queryable, conversationId: string): Promise<Reader[]> {
  return rowsOf(
    db,
    sql`select user_id as "userId", kind from conversation_readers
      where conversation_id = ${conversationId}`,
  );
}
