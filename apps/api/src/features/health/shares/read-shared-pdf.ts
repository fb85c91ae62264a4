import type { readSharedPdf as call } from '@zampa/contract/health/read-shared-pdf';
import type { Deps } from '../../../deps.ts';
import type { Bytes, Context } from '../../../http/context.ts';
import { findPdfSubject } from '../pdf/pdf-subject.ts';
import { findRecordSections } from '../pdf/record-sections.ts';
import { renderRecord } from '../pdf/render-record.ts';
import { openShare } from './open-share.ts';

/**
 * Returns the sections of a shared record as PDF, as the person who shared it sees them, in the reader's language. Names
 * that person instead of the family. Errors: those of the link.
 */
export async function readSharedPdf(
  { params: { token }, query: { language }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<Bytes> {
  const { share, viewer, own, found } = await openShare(deps, token, { network, now });
  const whole = await findPdfSubject(own, viewer, share.petId);
  const showsWeight = share.sections.includes('WEIGHTS');
  const subject = {
    ...whole,
    language,
    owner: found.sharedBy,
    weightGrams: showsWeight ? whole.weightGrams : null,
  };
  const place = { PetId: share.petId, subject };
  const sections = await findRecordSections(own, viewer, place, share.sections);
  return renderRecord(subject, sections, now);
}
