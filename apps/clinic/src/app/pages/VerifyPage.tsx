import { useParams } from '@tanstack/react-router';
import { VerifyAccount } from '@zampa/shared-screens/account/VerifyAccount.tsx';

export function VerifyPage() {
  const { email } = useParams({ from: '/guests/email-confirmation/$email' });
  return <VerifyAccount email={email} />;
}
