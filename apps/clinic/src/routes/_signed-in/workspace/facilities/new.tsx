import { createFileRoute } from '@tanstack/react-router';
import { useSaveMe, useMe } from '@zampa/client/session/use-me';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useFacilityChoice } from '../../../../facility/FacilityProvider.tsx';
import { CreateFacilityScreen } from '../../../../features/facilities/CreateFacilityScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/facilities/new')({
  staticData: {
    title: 'settings:places.newFacility',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: NewFacilityPage,
});

function NewFacilityPage() {
  const me = useMe();
  const saveMe = useSaveMe();
  const { choose } = useFacilityChoice();
  const navigate = Route.useNavigate();
  const openFacility = (facility: StaffFacility) => {
    saveMe({ ...me, facilities: [...me.facilities, facility] });
    choose(facility.id);
    // Onboarding comes first: clients are invited once the clinic is set up.
    return navigate({ to: '/workspace/onboarding' });
  };
  return <CreateFacilityScreen email={me.email} onCreated={openFacility} />;
}
