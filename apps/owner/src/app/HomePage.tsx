import { useFamilyRequests } from '../features/families/use-family-requests.ts';
import { WaitingPerson } from '../features/families/WaitingPerson.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';

/** Home, with who asks to join a family of which one is an admin. */
export function HomePage() {
  const requests = useFamilyRequests();
  return (
    <HomeScreen
      familyRequests={
        requests?.map(({ familyId, person }) => (
          <WaitingPerson key={`${familyId} ${person.id}`} familyId={familyId} person={person} />
        )) ?? null
      }
    />
  );
}
