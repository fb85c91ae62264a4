import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { petSearch } from '../../../../../features/pets/pet-search.ts';
import { PetScreen } from '../../../../../features/pets/PetScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/pets/$id')({
  validateSearch: petSearch,
  component: PetPage,
});

/** Lazy-loaded: it is read after the page is there. */
const LatestEntries = lazyPart(
  async () =>
    (await import('../../../../../features/conversations/diary/LatestEntries.tsx')).LatestEntries,
);

/** Lazy-loaded: needed for pets that have died. */
const PetMemories = lazyPart(
  async () =>
    (await import('../../../../../features/conversations/diary/PetMemories.tsx')).PetMemories,
);

/** A pet, with its latest entries or its memories. */
function PetPage() {
  return (
    <PetScreen
      renderLatest={(pet) => <LatestEntries pet={pet} />}
      renderMemories={(pet) => <PetMemories pet={pet} />}
    />
  );
}
