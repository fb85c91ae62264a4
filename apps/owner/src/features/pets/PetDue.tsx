import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { DueSection } from './DueSection.tsx';

/** What is due for a pet. Nothing until it is loaded; the record below it shows loading and errors. */
export function PetDue({ pet }: { pet: Pet }) {
  const { data } = useQuery(petRecordQuery(useApi(), pet.id));
  return data ? <DueSection items={data.due} /> : null;
}
