import { createFileRoute } from '@tanstack/react-router';
import { RecallsScreen } from '../../../features/health/recalls/RecallsScreen.tsx';
import { readRecallsSearch } from '../../../features/health/recalls/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/recalls')({
  staticData: { title: 'settings:places.recalls', place: '/workspace/settings' },
  validateSearch: readRecallsSearch,
  component: RecallsPage,
});

function RecallsPage() {
  const { list = 'DUE_THIS_MONTH' } = Route.useSearch();
  return <RecallsScreen list={list} />;
}
