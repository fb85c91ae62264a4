import { createFileRoute } from '@tanstack/react-router';
import { Workspace } from '../app/shell/Workspace.tsx';

/** Everything behind the sign-in shares one frame, which decides who may see it. */
export const Route = createFileRoute('/_signed-in')({ component: Workspace });
