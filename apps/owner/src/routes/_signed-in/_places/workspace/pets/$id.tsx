import { createFileRoute } from '@tanstack/react-router';
import { PetScreen } from '../../../../../features/pets/PetScreen.tsx';
import { petSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/pets/$id')({
  validateSearch: petSearch,
  component: PetScreen,
});
