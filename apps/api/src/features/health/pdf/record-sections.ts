import type { ShareSection } from '@zampa/domain/health/share-links';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Queryable } from '../../../db/database.ts';
import { translateTo } from '../../../texts/translate.ts';
import { findWeights } from '../../pets/public.ts';
import { findHealthDocuments } from '../documents/read-documents.ts';
import { findNotes } from '../notes/read-notes.ts';
import { findProblems } from '../notes/read-problems.ts';
import { findVaccinations } from '../prevention/read-vaccinations.ts';
import { findPrescriptions } from '../therapy/read-prescriptions.ts';
import type { HealthPdf } from './draw-health-pdf.ts';
import { documentRows, noteRows, prescriptionRows, vaccinationRows } from './pdf-rows.ts';
import { type PdfSubject, printDayOf, weightText } from './pdf-subject.ts';

/** Most entries of a section. */
const MOST = 500;

type Section = HealthPdf['sections'][number];

/** A section of a record: the problem list, or what share links can show. */
export type PdfSection = ShareSection | 'PROBLEMS';

/** Reads the sections of a record as the viewer may see them. Leaves out empty ones. */
export async function findRecordSections(
  db: Queryable,
  viewer: Viewer,
  { PetId, subject }: { readonly PetId: string; readonly subject: PdfSubject },
  chosen: readonly PdfSection[],
): Promise<readonly Section[]> {
  const { language, zone } = subject;
  const t = translateTo(language);
  const query = { PetId, limit: MOST };
  const readRows: Readonly<Record<PdfSection, () => Promise<Section>>> = {
    PROBLEMS: async () => ({
      heading: t('health:server.problems'),
      rows: (await findProblems(db, viewer, query)).items.map(({ date, text, status }) => [
        printDayOf(date, zone),
        `${text} (${t(`health:server.problemStatus.${status}`)})`,
      ]),
    }),
    VACCINATIONS: async () => ({
      heading: t('health:server.vaccinations'),
      rows: vaccinationRows((await findVaccinations(db, viewer, query)).items, language),
    }),
    MEDICINES: async () => ({
      heading: t('health:server.medicines'),
      rows: prescriptionRows((await findPrescriptions(db, viewer, query)).items, subject),
    }),
    NOTES: async () => ({
      heading: t('health:server.visits'),
      rows: noteRows((await findNotes(db, viewer, query)).items, subject),
    }),
    DOCUMENTS: async () => ({
      heading: t('health:server.documents'),
      rows: documentRows((await findHealthDocuments(db, viewer, query)).items, language),
    }),
    WEIGHTS: async () => ({
      heading: t('health:server.weights'),
      rows: (await findWeights(db, viewer, query)).items.map(({ date, weight }) => [
        printDayOf(date, zone),
        weightText(weight, language),
      ]),
    }),
  };
  const sections: Section[] = [];
  for (const section of RECORD_SECTIONS)
    if (chosen.includes(section)) sections.push(await readRows[section]());
  return sections.filter(({ rows }) => rows.length > 0);
}

/** All sections, in the order of the document. */
export const RECORD_SECTIONS: readonly PdfSection[] = [
  'PROBLEMS',
  'VACCINATIONS',
  'MEDICINES',
  'NOTES',
  'DOCUMENTS',
  'WEIGHTS',
];
