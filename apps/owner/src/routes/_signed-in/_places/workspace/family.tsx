import { createFileRoute } from '@tanstack/react-router';
import { FamilyScreen } from '../../../../features/families/FamilyScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/family')({
  component: FamilyScreen,
});
