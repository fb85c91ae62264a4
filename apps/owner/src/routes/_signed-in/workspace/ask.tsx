import { createFileRoute } from '@tanstack/react-router';
import { AskScreen } from '../../../features/conversations/new-request/AskScreen.tsx';
import { askSearch } from '../../-search.ts';

export const Route = createFileRoute('/_signed-in/workspace/ask')({
  validateSearch: askSearch,
  component: AskScreen,
});
