import { receiptCharges, receipts } from '@zampa/db/schema/payments';
import { yearOfReceipt } from '@zampa/domain/payments/receipts';
import { dayIn } from '@zampa/domain/time/plain-days';
import { eq, sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { publishPayments } from '../ledger/publish-payments.ts';
import { readReceiptContent, type ReceiptContent } from './receipt-source.ts';

/**
 * Creates the receipt or credit note of a payment or refund, once, with the facility's next number of the year, and
 * enqueues its e-mail to the payer.
 */
export function issueReceipt(deps: Deps): JobHandler<'issueReceipt'> {
  return (subject) =>
    inTransaction(deps.db, async (tx) => {
      const source = `${subject.of}:${subject.id}`;
      const before = await tx.select().from(receipts).where(eq(receipts.source, source));
      if (before.length > 0) return;
      const content = await readReceiptContent(tx, subject);
      if (!content) return;
      const id = await insertReceipt(tx, source, content, deps.clock.now());
      deps.outbox.enqueue(tx, 'sendReceipt', { id });
      for (const conversationId of content.conversationIds)
        publishPayments(deps, tx, conversationId);
    });
}

async function insertReceipt(
  tx: Queryable,
  source: string,
  { timezone, chargeIds, ...content }: ReceiptContent,
  now: Date,
): Promise<string> {
  const year = yearOfReceipt(dayIn(now, timezone));
  const [written] = await tx
    .insert(receipts)
    .values({
      ...content,
      id: newId(),
      year,
      number: await nextNumber(tx, content.facilityId, year),
      source,
      amount: content.lines.reduce((sum, { amount }) => sum + amount, 0),
      issuedAt: now,
    })
    .returning({ id: receipts.id });
  if (!written) throw new Error('insert returned no row');
  await tx
    .insert(receiptCharges)
    .values(chargeIds.map((chargeId) => ({ receiptId: written.id, chargeId })));
  return written.id;
}

/** Returns the next receipt number. The counter stays locked until commit, so that a rollback leaves no gap. */
async function nextNumber(tx: Queryable, facilityId: string, year: number): Promise<number> {
  const [counter] = await rowsOf<{ last: number }>(
    tx,
    sql`insert into receipt_counters (facility_id, year, last) values (${facilityId}, ${year}, 1)
      on conflict (facility_id, year) do update set last = receipt_counters.last + 1 returning last`,
  );
  if (!counter) throw new Error('upsert returned no row');
  return counter.last;
}
