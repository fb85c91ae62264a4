import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '@zampa/shared-screens/account/ForgotPassword.tsx';

export const Route = createFileRoute('/_guests/password/reset')({ component: ForgotPassword });
