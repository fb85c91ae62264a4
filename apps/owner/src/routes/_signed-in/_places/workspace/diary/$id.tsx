import { createFileRoute } from '@tanstack/react-router';
import { DiaryEntryScreen } from '../../../../../features/conversations/diary/DiaryEntryScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/diary/$id')({
  component: DiaryEntryScreen,
});
