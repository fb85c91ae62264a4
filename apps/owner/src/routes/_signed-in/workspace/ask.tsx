import { createFileRoute } from '@tanstack/react-router';
import { NewRequestScreen } from '../../../features/conversations/new-request/NewRequestScreen.tsx';
import { newRequestSearch } from '../../-search.ts';

export const Route = createFileRoute('/_signed-in/workspace/ask')({
  validateSearch: newRequestSearch,
  component: NewRequestScreen,
});
