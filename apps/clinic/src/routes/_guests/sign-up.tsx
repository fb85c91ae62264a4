import { createFileRoute } from '@tanstack/react-router';
import { keepInvitation } from '@zampa/client/invitations/kept-invitation';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';

export const Route = createFileRoute('/_guests/sign-up')({
  validateSearch: ({ invitation }: Record<string, unknown>): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  // Before anybody is sent on because they are signed in already.
  beforeLoad: ({ search }) => {
    if (search.invitation) keepInvitation('clinic', search.invitation);
  },
  component: SignUpPage,
});

function SignUpPage() {
  const { invitation } = Route.useSearch();
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
