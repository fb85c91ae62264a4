import { createFileRoute } from '@tanstack/react-router';
import { VerifyAccount } from '@zampa/shared-screens/account/VerifyAccount.tsx';

export const Route = createFileRoute('/_guests/email-confirmation/$email')({
  component: VerifyPage,
});

function VerifyPage() {
  return <VerifyAccount email={Route.useParams().email} />;
}
