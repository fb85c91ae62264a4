import { createFileRoute } from '@tanstack/react-router';
import { SecurityScreen } from '../../../../features/people/SecurityScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/security')({
  component: SecurityScreen,
});
