import { createFileRoute } from '@tanstack/react-router';
import { RestoreEmail } from '@zampa/shared-screens/account/RestoreEmail.tsx';

export const Route = createFileRoute('/restore-email/$email')({
  component: RestoreEmailPage,
});

function RestoreEmailPage() {
  return <RestoreEmail email={Route.useParams().email} />;
}
