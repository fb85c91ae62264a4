import { createFileRoute } from '@tanstack/react-router';
import { Workspace } from '../app/shell/Workspace.tsx';

/** All signed-in pages share one frame, which decides about access. */
export const Route = createFileRoute('/_signed-in')({ component: Workspace });
