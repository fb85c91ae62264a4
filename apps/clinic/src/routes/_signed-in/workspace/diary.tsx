import { createFileRoute } from '@tanstack/react-router';
import { DiaryScreen } from '../../../features/inbox/diary/DiaryScreen.tsx';
import { readClinicDiarySearch } from '../../../features/inbox/diary/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/diary')({
  staticData: { title: 'settings:places.diary', place: '/workspace/diary' },
  validateSearch: readClinicDiarySearch,
  component: DiaryPage,
});

function DiaryPage() {
  const navigate = Route.useNavigate();
  return (
    <DiaryScreen
      search={Route.useSearch()}
      onSearch={(search, how) => void navigate({ search, ...how })}
    />
  );
}
