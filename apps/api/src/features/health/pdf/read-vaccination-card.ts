import type { readVaccinationCard as call } from '@zampa/contract/health/read-vaccination-card';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { translateTo } from '../../../texts/translate.ts';
import { isPetVisible } from '../../pets/public.ts';
import { findVaccinations } from '../prevention/read-vaccinations.ts';
import { vaccinationRows } from './pdf-rows.ts';
import { factsOf, findPdfSubject } from './pdf-subject.ts';
import { renderHealthPdf } from './render-health-pdf.ts';

/** Most doses on a card. */
const MOST = 500;

/** Returns the vaccinations of a pet as PDF. Throws NOT_FOUND for a pet that the viewer does not see. */
export async function readVaccinationCard({
  tx,
  viewer,
  query,
  now,
}: PersonContext<typeof call>): Promise<Bytes> {
  if (!(await isPetVisible(tx, viewer, query.PetId))) throw new Refusal('NOT_FOUND');
  const subject = await findPdfSubject(tx, viewer, query.PetId);
  const { items } = await findVaccinations(tx, viewer, { PetId: query.PetId, limit: MOST });
  const { language } = subject;
  const t = translateTo(language);
  const title = t('health:server.vaccinationCard');
  const rows = vaccinationRows(items, language);
  return renderHealthPdf(
    {
      language,
      title,
      now,
      facts: factsOf(subject),
      sections: [{ heading: t('health:server.vaccinations'), rows }],
    },
    title,
  );
}
