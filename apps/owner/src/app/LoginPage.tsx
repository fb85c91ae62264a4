import { Login } from '@zampa/shared-screens/account/Login.tsx';

export function LoginPage() {
  return <Login />;
}
