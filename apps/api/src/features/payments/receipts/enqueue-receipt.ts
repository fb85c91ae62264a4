import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { ReceiptSubject } from './receipt-source.ts';

/** Enqueues the creation of a receipt or credit note. */
export const enqueueReceipt = (deps: Deps, tx: Queryable, subject: ReceiptSubject) =>
  deps.outbox.enqueue(tx, 'issueReceipt', subject);
