import { createFileRoute } from '@tanstack/react-router';
import { TimetablesScreen } from '../../../../features/timetables/TimetablesScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/timetables/')({
  staticData: { title: 'settings:places.timetables', place: '/workspace/settings' },
  component: TimetablesScreen,
});
