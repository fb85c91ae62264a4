import type { readReceipt as call } from '@zampa/contract/payments/read-receipt';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { renderPdf } from '../papers/render-pdf.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptFileName } from './receipt-file.ts';

/**
 * Returns a receipt or credit note as PDF. Throws NOT_FOUND unless it belongs to the viewer's family or to a facility
 * where they see all payments.
 */
export async function readReceipt({
  tx,
  viewer,
  params,
}: PersonContext<typeof call>): Promise<Bytes> {
  const receipt = await findReceipt(tx, params.id);
  const { whole, desk } = facilitiesByRole(viewer);
  const isOwn =
    receipt &&
    (viewer.families.some(({ familyId }) => familyId === receipt.familyId) ||
      [...whole, ...desk].includes(receipt.facilityId));
  if (!isOwn) throw new Refusal('NOT_FOUND');
  return {
    bytes: await renderPdf({ kind: 'receipt', content: receipt }),
    contentType: 'application/pdf',
    name: receiptFileName(receipt),
  };
}
