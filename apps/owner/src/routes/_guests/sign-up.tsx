import { createFileRoute } from '@tanstack/react-router';
import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';
import { signUpSearch } from '../-search.ts';

export const Route = createFileRoute('/_guests/sign-up')({
  validateSearch: signUpSearch,
  // Store the invitation before signed-in users are redirected.
  beforeLoad: ({ search }) => {
    if (search.invitation) storeInvitation('owner', search.invitation);
  },
  component: SignUpPage,
});

/** Sign-up screen. With an invitation, a signed-in user continues into the app, where it is accepted. */
function SignUpPage() {
  const { invitation } = Route.useSearch();
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
