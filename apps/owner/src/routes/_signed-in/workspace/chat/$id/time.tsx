import { createFileRoute } from '@tanstack/react-router';
import { ChooseTimeScreen } from '../../../../../features/appointments/ChooseTimeScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/chat/$id/time')({
  component: ChooseTimeScreen,
});
