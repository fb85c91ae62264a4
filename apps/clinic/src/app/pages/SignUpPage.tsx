import { SignUp } from '@zampa/shared-screens/account/SignUp.tsx';

export function SignUpPage() {
  return <SignUp />;
}
