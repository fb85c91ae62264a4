import { createFileRoute } from '@tanstack/react-router';
import { NewNoteScreen } from '../../../../../features/conversations/diary/NewNoteScreen.tsx';
import { newNoteSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/diary/new')({
  validateSearch: newNoteSearch,
  component: NewNotePage,
});

function NewNotePage() {
  const { pet } = Route.useSearch();
  return <NewNoteScreen petId={pet} />;
}
