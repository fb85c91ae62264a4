import { createFileRoute } from '@tanstack/react-router';
import { PetRecordScreen } from '../../../../features/health/record/PetRecordScreen.tsx';
import { readPetSearch } from '../../../../features/health/record/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/pets/$petId')({
  staticData: { title: 'settings:places.pet', place: '/workspace/clients' },
  validateSearch: readPetSearch,
  component: PetPage,
});

function PetPage() {
  const { petId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PetRecordScreen
      key={petId}
      petId={petId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
