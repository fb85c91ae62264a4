import type { readPetRecord as call } from '@zampa/contract/health/read-pet-record';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { translateTo } from '../../../texts/translate.ts';
import { findWeights, isPetVisible } from '../../pets/public.ts';
import { findHealthDocuments } from '../documents/read-documents.ts';
import { findNotes } from '../notes/read-notes.ts';
import { findProblems } from '../notes/read-problems.ts';
import { findVaccinations } from '../prevention/read-vaccinations.ts';
import { findPrescriptions } from '../therapy/read-prescriptions.ts';
import { documentRows, noteRows, prescriptionRows, vaccinationRows } from './pdf-rows.ts';
import { factsOf, findPdfSubject, printDayOf, weightText } from './pdf-subject.ts';
import { renderHealthPdf } from './render-health-pdf.ts';

/** Most entries of a section. */
const MOST = 500;

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
  const { language, zone, allergies } = subject;
  const t = translateTo(language);
  const query = { PetId, limit: MOST };
  const problems = await findProblems(tx, viewer, query);
  const vaccinations = await findVaccinations(tx, viewer, query);
  const prescriptions = await findPrescriptions(tx, viewer, query);
  const notes = await findNotes(tx, viewer, query);
  const documents = await findHealthDocuments(tx, viewer, query);
  const weights = await findWeights(tx, viewer, query);
  const sections = [
    {
      heading: t('health:server.problems'),
      rows: problems.items.map(({ date, text, status }): [string, string] => [
        printDayOf(date, zone),
        `${text} (${t(`health:server.problemStatus.${status}`)})`,
      ]),
    },
    {
      heading: t('health:server.vaccinations'),
      rows: vaccinationRows(vaccinations.items, language),
    },
    {
      heading: t('health:server.medicines'),
      rows: prescriptionRows(prescriptions.items, subject),
    },
    { heading: t('health:server.visits'), rows: noteRows(notes.items, subject) },
    { heading: t('health:server.documents'), rows: documentRows(documents.items, language) },
    {
      heading: t('health:server.weights'),
      rows: weights.items.map(({ date, weight }): [string, string] => [
        printDayOf(date, zone),
        weightText(weight, language),
      ]),
    },
  ];
  const title = t('health:server.record');
  return renderHealthPdf(
    {
      language,
      title,
      now,
      facts: [
        ...factsOf(subject),
        ...(allergies && allergies.length > 0
          ? [[t('health:server.allergies'), allergies.join(', ')] as const]
          : []),
      ],
      sections: sections.filter(({ rows }) => rows.length > 0),
    },
    title,
  );
}
