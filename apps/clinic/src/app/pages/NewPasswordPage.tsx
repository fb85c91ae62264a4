import { useParams } from '@tanstack/react-router';
import { NewPassword } from '@zampa/shared-screens/account/NewPassword.tsx';

export function NewPasswordPage() {
  const { email } = useParams({ from: '/guests/password/new/$email' });
  return <NewPassword email={email} />;
}
