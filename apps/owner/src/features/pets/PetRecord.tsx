import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { NoteSection } from '@zampa/shared-screens/health/NoteSection.tsx';
import { VaccinationSection } from '@zampa/shared-screens/health/VaccinationSection.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { DocumentSection } from './documents/DocumentSection.tsx';
import { ShareSection } from './sharing/ShareSection.tsx';
import { TherapySection } from './therapy/TherapySection.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { AddVaccination } from './vaccinations/AddVaccination.tsx';

/** A pet's health record as its family reads it: medicines, doses, visits and documents, and ways to share it. */
export function PetRecord({ pet }: { pet: Pet }) {
  const query = useQuery(petRecordQuery(useApi(), pet.id));
  useScrollToHash(query.data !== undefined);
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {({ vaccinations, prescriptions, notes, documents }) => (
        <>
          <TherapySection pet={pet} prescriptions={prescriptions} />
          <VaccinationSection vaccinations={vaccinations} action={<AddVaccination pet={pet} />} />
          <NoteSection notes={notes} />
          <DocumentSection pet={pet} documents={documents} />
          <ShareSection pet={pet} />
        </>
      )}
    </QueryStates>
  );
}
