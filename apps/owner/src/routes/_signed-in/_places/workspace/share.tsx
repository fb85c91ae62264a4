import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '../../../../features/conversations/ShareScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/share')({
  component: ShareScreen,
});
