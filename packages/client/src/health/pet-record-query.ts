import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** The most entries of each kind that a pet's page shows. */
const ENTRIES_SHOWN = 50;

/** Query for what a family reads of a pet's health record: what is due, doses, medicines, documents and released visit notes. */
export const petRecordQuery = (api: Api, PetId: string) =>
  queryOptions({
    queryKey: ['pets', 'record', PetId],
    queryFn: async ({ signal }) => {
      const page = { query: { PetId, limit: ENTRIES_SHOWN }, signal };
      const [due, vaccinations, prescriptions, notes, documents] = await Promise.all([
        api.readDue(page),
        api.readVaccinations(page),
        api.readPrescriptions(page),
        api.readNotes(page),
        api.readDocuments(page),
      ]);
      return {
        due: due.items,
        vaccinations: vaccinations.items.filter(({ voided }) => voided === null),
        prescriptions: prescriptions.items,
        notes: notes.items,
        documents: documents.items,
      };
    },
  });
