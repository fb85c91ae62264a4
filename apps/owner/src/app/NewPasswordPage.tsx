import { getRouteApi } from '@tanstack/react-router';
import { NewPassword } from '@zampa/shared-screens/account/NewPassword.tsx';

const route = getRouteApi('/guests/password/new/$email');

export function NewPasswordPage() {
  return <NewPassword email={route.useParams().email} />;
}
