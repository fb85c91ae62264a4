import { createFileRoute } from '@tanstack/react-router';
import { storeInvitation } from '@zampa/client/invitations/stored-invitation';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';
import { signUpSearch } from '../-search.ts';

export const Route = createFileRoute('/_guests/sign-up')({
  validateSearch: signUpSearch,
  // Before anybody is sent on because they are signed in already.
  beforeLoad: ({ search }) => {
    if (search.invitation) storeInvitation('owner', search.invitation);
  },
  component: SignUpPage,
});

/** The sign-up; who is signed in and came by an invitation goes in, where it is accepted. */
function SignUpPage() {
  const { invitation } = Route.useSearch();
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
