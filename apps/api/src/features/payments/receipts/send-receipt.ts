import { receiptNumber } from '@zampa/domain/payments/receipts';
import { sql } from 'drizzle-orm';
import { isOutsider } from '../../../shapes/person-for-staff.ts';
import { moneyText } from '../../../documents/figures.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { EmailRequest } from '../../../emails/email-request.ts';
import { enqueueEmail } from '../../../emails/enqueue-email.ts';
import { countOutsiderEmail } from '../../../emails/count-outsider-email.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { renderPdf } from '../papers/render-pdf.ts';
import { findReceipt } from './find-receipt.ts';
import type { Receipt } from './draw-receipt.ts';
import { receiptFileName } from './receipt-file.ts';

/** E-mails a receipt to the payer, regardless of notification preferences, since the payer expects it. */
export function sendReceipt(deps: Deps): JobHandler<'sendReceipt'> {
  return async ({ id }) => {
    const receipt = await findReceipt(deps.db, id);
    const address = receipt?.payer.email;
    if (!receipt || !address) return;
    const { facilityId } = receipt;
    // A client who never accepted the clinic could be anybody, so these e-mails are limited. The clinic keeps the
    // receipt in any case.
    const isStranger = await isRecipientOutsider(deps.db, receipt);
    if (isStranger && !(await countOutsiderEmail(deps, { address, facilityId }, 'receipt'))) return;
    const { language, kind, amount, currency, issuer, payer } = receipt;
    const attachment = {
      name: receiptFileName(receipt),
      contentType: 'application/pdf',
      content: (await renderPdf({ kind: 'receipt', content: receipt })).toString('base64'),
      encoding: 'base64',
    } as const;
    const email: EmailRequest = {
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
    await inTransaction(deps.db, (tx) => enqueueEmail(deps, tx, email, { once: `receipt:${id}` }));
  };
}

async function isRecipientOutsider(
  tx: Queryable,
  { facilityId, familyId }: Receipt,
): Promise<boolean> {
  const [outsider] = await rowsOf(
    tx,
    sql`select 1 from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId}
        and ${isOutsider(sql.raw('fc'), sql.raw('u'))}`,
  );
  return outsider !== undefined;
}
