import { createFileRoute } from '@tanstack/react-router';
import { ClinicScreen } from '../../../../../features/clients/clinic/ClinicScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/vets/$id')({
  component: ClinicScreen,
});
