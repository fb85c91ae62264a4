import { createFileRoute } from '@tanstack/react-router';
import { Disclaimer } from '@zampa/shared-screens/account/Disclaimer.tsx';

export const Route = createFileRoute('/disclaimerApp')({ component: Disclaimer });
