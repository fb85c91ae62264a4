import { createFileRoute } from '@tanstack/react-router';
import { InstallScreen } from '../../../../features/settings/InstallScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/install')({
  component: InstallScreen,
});
