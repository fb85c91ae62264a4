import { createFileRoute } from '@tanstack/react-router';
import { LinkScreen } from '../../features/appointments/LinkScreen.tsx';

export const Route = createFileRoute('/appointment/$token')({
  component: LinkScreen,
});
