import { useSearch } from '@tanstack/react-router';
import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';
import { InvitedSignUp } from '@zampa/shared-screens/account/InvitedSignUp.tsx';

export function SignUpPage() {
  const { invitation } = useSearch({ from: '/guests/sign-up' });
  return invitation ? <InvitedSignUp token={invitation} /> : <SignUp />;
}
