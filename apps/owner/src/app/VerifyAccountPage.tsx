import { getRouteApi } from '@tanstack/react-router';
import { VerifyAccount } from '@zampa/shared-screens/account/VerifyAccount.tsx';

const route = getRouteApi('/guests/email-confirmation/$email');

export function VerifyAccountPage() {
  return <VerifyAccount email={route.useParams().email} />;
}
