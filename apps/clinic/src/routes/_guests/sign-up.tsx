import { createFileRoute } from '@tanstack/react-router';
import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';

export const Route = createFileRoute('/_guests/sign-up')({
  validateSearch: ({ invitation }: Record<string, unknown>): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  // Runs before signed-in users are redirected.
  beforeLoad: ({ search }) => {
    if (search.invitation) storeInvitation('clinic', search.invitation);
  },
  component: SignUpPage,
});

function SignUpPage() {
  const { invitation } = Route.useSearch();
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
