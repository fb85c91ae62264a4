import { createFileRoute } from '@tanstack/react-router';
import { VetsScreen } from '../../../../../features/clients/VetsScreen.tsx';
import { vetsSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/vets/')({
  validateSearch: vetsSearch,
  component: VetsScreen,
});
