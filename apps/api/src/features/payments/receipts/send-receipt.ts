import { receiptNumber } from '@zampa/domain/payments/receipts';
import { sql } from 'drizzle-orm';
import { isOutsider } from '../../../access/known-person.ts';
import { moneyText } from '../../../documents/figures.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { EmailRequest } from '../../../emails/email-request.ts';
import { enqueueEmail } from '../../../emails/enqueue-email.ts';
import { takeOutsiderLetter } from '../../../emails/take-outsider-letter.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { drawPaper } from '../papers/draw-paper.ts';
import { findReceipt } from './find-receipt.ts';
import type { Receipt } from './draw-receipt.ts';
import { receiptFileName } from './receipt-file.ts';

/** Sends a numbered paper to who paid, who asked for it by paying: no setting keeps it back. */
export function sendReceipt(deps: Deps): JobHandler<'sendReceipt'> {
  return async ({ id }) => {
    const receipt = await findReceipt(deps.db, id);
    const address = receipt?.payer.email;
    if (!receipt || !address) return;
    const { facilityId } = receipt;
    // Who never accepted the clinic can be anybody; the paper stays with the clinic.
    const isStranger = await isToOutsider(deps.db, receipt);
    if (isStranger && !(await takeOutsiderLetter(deps, { address, facilityId }, 'receipt'))) return;
    const { language, kind, amount, currency, issuer, payer } = receipt;
    const attachment = {
      name: receiptFileName(receipt),
      contentType: 'application/pdf',
      content: (await drawPaper({ kind: 'receipt', content: receipt })).toString('base64'),
      encoding: 'base64',
    } as const;
    const letter: EmailRequest = {
      template: 'receipt',
      to: { name: payer.name, address },
      language,
      attachment,
      values: {
        kind,
        number: receiptNumber(receipt),
        facility: issuer.name,
        amount: moneyText(amount, currency, language),
        url: `${deps.publicUrl()}/app/workspace/payments`,
      },
    };
    await inTransaction(deps.db, (tx) => enqueueEmail(deps, tx, letter, { once: `receipt:${id}` }));
  };
}

async function isToOutsider(tx: Queryable, { facilityId, familyId }: Receipt): Promise<boolean> {
  const [outsider] = await rowsOf(
    tx,
    sql`select 1 from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId}
        and ${isOutsider(sql.raw('fc'), sql.raw('u'))}`,
  );
  return outsider !== undefined;
}
