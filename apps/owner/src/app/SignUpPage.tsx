import { getRouteApi } from '@tanstack/react-router';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';

const route = getRouteApi('/guests/sign-up');

/** The sign-up; who is signed in and came by an invitation goes in, where it is accepted. */
export function SignUpPage() {
  const { invitation } = route.useSearch();
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
