import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import { useMe } from '@zampa/client/session/use-me';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Language } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import type { DiaryRecord } from '@zampa/shared-screens/conversations/diary/diary-record';

type PetRecord = {
  readonly notes: readonly VisitNote[];
  readonly vaccinations: readonly Vaccination[];
  readonly documents: readonly HealthDocument[];
};

/** Loads the health records of the chosen pets, or of all pets of the family, as entries of a timeline. */
export function useDiaryRecords(chosen: readonly string[] | undefined) {
  const api = useApi();
  const language = useLanguage();
  const pets = useMe().pets.filter(({ id }) => !chosen || chosen.includes(id));
  return useQueries({
    queries: pets.map(({ id }) => petRecordQuery(api, id)),
    combine: (results) => ({
      records: results.flatMap(({ data }, index) => {
        const pet = pets[index];
        return data && pet ? toRecords(pet, data, language) : [];
      }),
      isLoaded: results.every(({ data }) => data !== undefined),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      isPaused: results.some(({ fetchStatus }) => fetchStatus === 'paused'),
      refetch: () => Promise.all(results.map((each) => each.refetch())),
    }),
  });
}

function toRecords(
  { id, name }: Pet,
  { notes, vaccinations, documents }: PetRecord,
  language: Language,
): DiaryRecord[] {
  const common = { type: 'RECORD', pets: [{ id, name }] } as const;
  return [
    ...notes.map((note) => ({
      ...common,
      id: note.id,
      category: 'NOTE' as const,
      date: note.date,
      title: note.diagnoses.map(({ text }) => text).join(', ') || note.reason,
      text: note.plan,
    })),
    ...vaccinations.map((dose) => ({
      ...common,
      id: dose.id,
      category: 'VACCINATION' as const,
      date: dose.givenOn,
      title: dose.vaccine.names[language],
      text: dose.product ?? '',
    })),
    ...documents.map((document) => ({
      ...common,
      id: document.id,
      category: 'DOCUMENT' as const,
      date: document.date,
      title: document.title,
      text: '',
    })),
  ];
}
