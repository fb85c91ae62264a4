import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NoteSection } from '@zampa/shared-screens/health/NoteSection.tsx';
import { VaccinationSection } from '@zampa/shared-screens/health/VaccinationSection.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { DocumentSection } from './documents/DocumentSection.tsx';
import { ShareSection } from './sharing/ShareSection.tsx';
import { TherapySection } from './therapy/TherapySection.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { AddVaccination } from './vaccinations/AddVaccination.tsx';

/**
 * A pet's health record as its family reads it: medicines, doses, visits and documents, and ways to share it. Of a pet
 * that has died, only what there is.
 */
export function PetRecord({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const query = useQuery(petRecordQuery(useApi(), pet.id));
  useScrollToHash(query.data !== undefined);
  const shows = (entries: readonly unknown[]) => pet.deceasedOn === null || entries.length > 0;
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {({ vaccinations, prescriptions, notes, documents }) => (
        <>
          {shows(prescriptions) && <TherapySection pet={pet} prescriptions={prescriptions} />}
          {shows(vaccinations) && (
            <VaccinationSection vaccinations={vaccinations} action={<AddVaccination pet={pet} />} />
          )}
          {shows(notes) && <NoteSection notes={notes} empty={t('health:record.noNotes')} />}
          {shows(documents) && <DocumentSection pet={pet} documents={documents} />}
          <ShareSection pet={pet} />
        </>
      )}
    </QueryStates>
  );
}
