import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../../../features/families/InvitationScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/family/$code')({
  component: InvitationScreen,
});
