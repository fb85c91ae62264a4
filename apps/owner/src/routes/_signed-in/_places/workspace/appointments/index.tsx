import { createFileRoute } from '@tanstack/react-router';
import { AppointmentsScreen } from '../../../../../features/appointments/AppointmentsScreen.tsx';
import { appointmentsSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/appointments/')({
  validateSearch: appointmentsSearch,
  component: AppointmentsScreen,
});
