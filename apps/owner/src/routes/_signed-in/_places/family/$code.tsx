import { createFileRoute } from '@tanstack/react-router';
import { FamilyInvitationScreen } from '../../../../features/families/FamilyInvitationScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/family/$code')({
  component: FamilyInvitationScreen,
});
