import { cardAttemptLines, cardAttempts, charges } from '@zampa/db/schema/payments';
import { eq, inArray, sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable } from '../../../db/database.ts';
import { uuids } from '../../../db/arrays.ts';
import { lockCharges, type Charge } from '../ledger/charges.ts';

export type Attempt = typeof cardAttempts.$inferSelect;

export type AttemptLine = typeof cardAttemptLines.$inferSelect;

/** Locks a card payment with its charges and their conversations. Conversations are locked first, as everywhere. */
export async function lockAttempt(
  tx: Queryable,
  id: string,
): Promise<{ attempt: Attempt; lines: readonly AttemptLine[]; charges: readonly Charge[] }> {
  const lines = await tx.select().from(cardAttemptLines).where(eq(cardAttemptLines.attemptId, id));
  const ids = lines.map(({ chargeId }) => chargeId);
  await tx.execute(sql`select from conversations c
    where c.id in (select ch.conversation_id from charges ch where ch.id = any(${uuids(ids)}))
    order by c.id for update`);
  const locked = await lockCharges(tx, inArray(charges.id, ids));
  const [attempt] = await tx
    .select()
    .from(cardAttempts)
    .where(eq(cardAttempts.id, id))
    .for('update');
  if (!attempt) throw new Error('the card payment was not found');
  return { attempt, lines, charges: locked };
}

/** Finds the unfinished card payments of the conversations' charges, or only of the charges for one booking. */
export async function findOpenAttempts(
  db: Queryable,
  conversationIds: readonly string[],
  bookingId: string | null = null,
): Promise<readonly string[]> {
  const found = await selectRows(
    db,
    { id: alias(cardAttempts, 'a').id },
    (columns) => sql`select distinct ${columns} from card_attempts a
      join card_attempt_lines l on l.attempt_id = a.id
      join charges ch on ch.id = l.charge_id
      where ch.conversation_id = any(${uuids(conversationIds)}) and not a.is_over
        and (${bookingId}::uuid is null or ch.booking_id = ${bookingId})`,
  );
  return found.map(({ id }) => id);
}

/** Finds a card payment by the provider's intent id. */
export async function findAttemptByIntent(
  db: Queryable,
  intentId: string,
): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(cardAttempts).where(eq(cardAttempts.intentId, intentId));
  return attempt;
}

/** Locks the conversation of a charge, which must happen before the charge is locked. */
export async function lockConversationOfCharge(tx: Queryable, chargeId: string) {
  const c = alias(conversations, 'c');
  const [row] = await selectRows(
    tx,
    { id: c.id, familyId: c.familyId, creatorId: c.creatorId },
    (columns) => sql`select ${columns} from conversations c
      where c.id = (select ch.conversation_id from charges ch where ch.id = ${chargeId}) for update`,
  );
  if (!row) throw new Error('the conversation was not found');
  return row;
}
