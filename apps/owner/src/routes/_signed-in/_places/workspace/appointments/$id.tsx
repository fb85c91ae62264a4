import { createFileRoute } from '@tanstack/react-router';
import { AppointmentScreen } from '../../../../../features/appointments/AppointmentScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/appointments/$id')({
  component: AppointmentScreen,
});
