import type { readPetRecord as call } from '@zampa/contract/health/read-pet-record';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { isPetVisible } from '../../pets/public.ts';
import { findPdfSubject } from './pdf-subject.ts';
import { findRecordSections, RECORD_SECTIONS } from './record-sections.ts';
import { renderRecord } from './render-record.ts';

/**
 * Returns the health record of a pet as PDF: for its family what is released, for staff what their clinic recorded. Throws
 * NOT_FOUND for a pet that the viewer does not see.
 */
export async function readPetRecord({
  tx,
  viewer,
  query: { PetId },
  now,
}: PersonContext<typeof call>): Promise<Bytes> {
  if (!(await isPetVisible(tx, viewer, PetId))) throw new Refusal('NOT_FOUND');
  const subject = await findPdfSubject(tx, viewer, PetId);
  const sections = await findRecordSections(tx, viewer, { PetId, subject }, RECORD_SECTIONS);
  return renderRecord(subject, sections, now);
}
