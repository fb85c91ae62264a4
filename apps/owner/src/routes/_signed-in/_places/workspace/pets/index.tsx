import { createFileRoute } from '@tanstack/react-router';
import { PetsScreen } from '../../../../../features/pets/PetsScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/pets/')({
  component: PetsScreen,
});
