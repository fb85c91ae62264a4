import type { Pet } from '@zampa/contract/pets/objects';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type ReactNode, Suspense } from 'react';
import { PetDue } from './PetDue.tsx';
import { PetRecord } from './PetRecord.tsx';
import { PetSectionsSkeleton } from './PetSectionsSkeleton.tsx';
import { RecordReaders } from './RecordReaders.tsx';
import { useIsPetPageLoading } from './use-is-pet-page-loading.ts';
import { WeightPanel } from './weight/WeightPanel.tsx';

export interface PetSectionsProps {
  pet: Pet;
  /** The latest entries of the pet's timeline. */
  latest: ReactNode;
}

/**
 * Sections of a pet's page that load after its head: what is due, the weight, the latest entries and the health record.
 * Hidden until their queries have loaded, so that content does not shift.
 */
export function PetSections({ pet, latest }: PetSectionsProps) {
  const isLoading = useIsPetPageLoading(pet);
  return (
    <>
      {isLoading && <PetSectionsSkeleton />}
      <div hidden={isLoading}>
        <Stack gap="24">
          <PetDue pet={pet} />
          <WeightPanel pet={pet} />
          <Suspense fallback={<PetSectionsSkeleton />}>{latest}</Suspense>
          {/* Not rendered while hidden: it scrolls to the element that the address names. */}
          {!isLoading && <PetRecord pet={pet} />}
          <RecordReaders pet={pet} />
        </Stack>
      </div>
    </>
  );
}
