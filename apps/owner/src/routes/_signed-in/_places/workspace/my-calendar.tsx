import { createFileRoute } from '@tanstack/react-router';
import { MyCalendarScreen } from '../../../../features/appointments/MyCalendarScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/my-calendar')({
  component: MyCalendarScreen,
});
