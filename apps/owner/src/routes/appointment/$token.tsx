import { createFileRoute } from '@tanstack/react-router';
import { AppointmentLinkScreen } from '../../features/appointments/AppointmentLinkScreen.tsx';

export const Route = createFileRoute('/appointment/$token')({
  component: AppointmentLinkScreen,
});
