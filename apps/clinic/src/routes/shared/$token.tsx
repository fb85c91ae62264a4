import { createFileRoute } from '@tanstack/react-router';
import { SharedRecordScreen } from '../../features/health/SharedRecordScreen.tsx';

export const Route = createFileRoute('/shared/$token')({ component: SharedRecordScreen });
