import { createFileRoute } from '@tanstack/react-router';
import { NewPassword } from '@zampa/shared-screens/account/NewPassword.tsx';

export const Route = createFileRoute('/_guests/password/new/$email')({
  component: NewPasswordPage,
});

function NewPasswordPage() {
  return <NewPassword email={Route.useParams().email} />;
}
