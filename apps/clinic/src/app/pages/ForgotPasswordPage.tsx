import { ForgotPassword } from '@zampa/shared-screens/account/ForgotPassword.tsx';

export function ForgotPasswordPage() {
  return <ForgotPassword />;
}
