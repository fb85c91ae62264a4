import { createFileRoute } from '@tanstack/react-router';
import { readDiarySearch } from '@zampa/client/inbox/diary-search';
import { DiaryScreen } from '../../../../../features/conversations/diary/DiaryScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/diary/')({
  validateSearch: readDiarySearch,
  component: DiaryPage,
});

function DiaryPage() {
  const navigate = Route.useNavigate();
  return (
    <DiaryScreen
      search={Route.useSearch()}
      // Replace the history entry, so that Back leaves the diary.
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
