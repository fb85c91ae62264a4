import { createFileRoute } from '@tanstack/react-router';
import { NewNoteScreen } from '../../../../../features/conversations/NewNoteScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/diary/new')({
  component: NewNoteScreen,
});
