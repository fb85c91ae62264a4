import type { readReceipt as call } from '@zampa/contract/payments/read-receipt';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { drawPaper } from '../papers/draw-paper.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptFileName } from './receipt-file.ts';

/**
 * Returns a receipt or a credit note as a PDF, for the family that paid and for who sees all payments of the facility.
 * Refusal: NOT_FOUND.
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
    bytes: await drawPaper({ kind: 'receipt', content: receipt }),
    contentType: 'application/pdf',
    name: receiptFileName(receipt),
  };
}
