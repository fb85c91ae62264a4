import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { HOME_PAGE } from '@zampa/domain/people/return-page';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';
import { useEffect } from 'react';

const route = getRouteApi('/sign-up');

/** The sign-up; who is signed in and came by an invitation goes in, where it is accepted. */
export function SignUpPage() {
  const { invitation } = route.useSearch();
  const { status } = useSessionState();
  const navigate = useNavigate();
  const goesIn = status === 'signedIn' && invitation !== undefined;
  useEffect(() => {
    if (goesIn) void navigate({ href: HOME_PAGE, replace: true });
  }, [goesIn, navigate]);
  if (goesIn) return null;
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
