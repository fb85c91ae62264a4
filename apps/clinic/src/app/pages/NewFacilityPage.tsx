import '@zampa/i18n/english/facilities';
import { useNavigate } from '@tanstack/react-router';
import { useKeepMe, useMe } from '@zampa/client/session/use-me';
import type { StaffFacility } from '@zampa/contract/people/user';
import { CreateFacilityScreen } from '../../features/facilities/CreateFacilityScreen.tsx';
import { useFacilityChoice } from '../FacilityProvider.tsx';

export function NewFacilityPage() {
  const me = useMe();
  const keepMe = useKeepMe();
  const { choose } = useFacilityChoice();
  const navigate = useNavigate();
  const enter = (facility: StaffFacility) => {
    keepMe({ ...me, facilities: [...me.facilities, facility] });
    choose(facility.id);
    // Clients are invited once there is something for them.
    void navigate({ to: '/workspace/onboarding' });
  };
  return <CreateFacilityScreen email={me.email} onCreated={enter} />;
}
