import { createFileRoute } from '@tanstack/react-router';
import { SignedIn } from '../app/SignedIn.tsx';

export const Route = createFileRoute('/_signed-in')({ component: SignedIn });
