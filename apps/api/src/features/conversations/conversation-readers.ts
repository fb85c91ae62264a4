import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * The kinds of reader, each of which sees events differently. Where reception answers messages, the desk reads like
 * clinical staff.
 */
export const READER_KINDS = ['owner', 'staff', 'desk'] as const;
type ReaderKind = (typeof READER_KINDS)[number];
export type Reader = { readonly userId: string; readonly kind: ReaderKind };

/** Returns the current readers of a conversation. Read each time, so that removed people receive nothing more. */
export function findConversationReaders(db: Queryable, conversationId: string): Promise<Reader[]> {
  return rowsOf(
    db,
    sql`select user_id as "userId", kind from conversation_readers
      where conversation_id = ${conversationId}`,
  );
}
