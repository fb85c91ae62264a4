import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { NoteSection } from '@zampa/shared-screens/health/NoteSection.tsx';
import { VaccinationSection } from '@zampa/shared-screens/health/VaccinationSection.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { AddVaccination } from './AddVaccination.tsx';
import { DueSection } from './DueSection.tsx';
import { ShareSection } from './sharing/ShareSection.tsx';
import { TherapySection } from './therapy/TherapySection.tsx';

/** A pet's health record as its family reads it: what is due, doses, medicines and visits, as far as there are any. */
export function PetRecord({ pet }: { pet: Pet }) {
  const query = useQuery(petRecordQuery(useApi(), pet.id));
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {({ due, vaccinations, prescriptions, notes }) => (
        <>
          <DueSection items={due} />
          <VaccinationSection vaccinations={vaccinations} action={<AddVaccination pet={pet} />} />
          <TherapySection pet={pet} prescriptions={prescriptions} />
          {notes.length > 0 && <NoteSection notes={notes} />}
          <ShareSection pet={pet} />
        </>
      )}
    </QueryStates>
  );
}
