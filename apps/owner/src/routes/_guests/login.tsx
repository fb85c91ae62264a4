import { createFileRoute } from '@tanstack/react-router';
import { Login } from '@zampa/shared-screens/account/Login.tsx';

export const Route = createFileRoute('/_guests/login')({ component: Login });
