import { createFileRoute } from '@tanstack/react-router';
import { Places } from '../../app/Places.tsx';

/** The pages with the bar at the bottom. */
export const Route = createFileRoute('/_signed-in/_places')({ component: Places });
