import { facilities } from '@zampa/db/schema/facilities';
import { receipts } from '@zampa/db/schema/payments';
import { receiptNumber } from '@zampa/domain/payments/receipts';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import type { Receipt } from './draw-receipt.ts';

const corrected = alias(receipts, 'corrected');

/** Finds a receipt with the data printed on it. Undefined if row-level security hides it from the reader. */
export async function findReceipt(tx: Queryable, id: string): Promise<Receipt | undefined> {
  const [found] = await tx
    .select({
      receipt: receipts,
      timezone: facilities.timezone,
      corrected: { year: corrected.year, number: corrected.number },
    })
    .from(receipts)
    .innerJoin(facilities, eq(facilities.id, receipts.facilityId))
    .leftJoin(corrected, eq(corrected.id, receipts.correctsId))
    .where(eq(receipts.id, id));
  return (
    found && {
      ...found.receipt,
      timezone: found.timezone,
      corrects: found.corrected && receiptNumber(found.corrected),
    }
  );
}
