import { createFileRoute } from '@tanstack/react-router';
import { NewPetScreen } from '../../../../../features/pets/NewPetScreen.tsx';
import { newPetSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/pets/new')({
  validateSearch: newPetSearch,
  component: NewPetScreen,
});
