import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { DueSection } from './DueSection.tsx';

/** Due preventive care of a pet. Renders nothing until it is loaded; the record below shows loading and errors. */
export function PetDue({ pet }: { pet: Pet }) {
  const { data } = useQuery(petRecordQuery(useApi(), pet.id));
  return data ? <DueSection items={data.due} /> : null;
}
