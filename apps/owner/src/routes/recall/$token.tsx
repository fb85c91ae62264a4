import { createFileRoute } from '@tanstack/react-router';
import { RecallLinkScreen } from '../../features/health/recalls/RecallLinkScreen.tsx';

export const Route = createFileRoute('/recall/$token')({
  component: RecallLinkScreen,
});
