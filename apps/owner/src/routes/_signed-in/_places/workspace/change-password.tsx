import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../../../features/people/ChangePasswordScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/change-password')({
  component: ChangePasswordScreen,
});
