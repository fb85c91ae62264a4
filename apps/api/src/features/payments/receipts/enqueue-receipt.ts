import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { ReceiptSubject } from './receipt-source.ts';

/** Has a numbered paper written, after the commit, of money that has just moved. */
export const enqueueReceipt = (deps: Deps, tx: Queryable, subject: ReceiptSubject) =>
  deps.outbox.enqueue(tx, 'issueReceipt', subject);
