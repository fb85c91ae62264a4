import { staffStanding } from '@zampa/domain/people/roles';
import { NotificationSettings } from '@zampa/shared-screens/notifications/NotificationSettings.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UrgentSwitch } from './UrgentSwitch.tsx';

const TOPICS = ['MESSAGE', 'REQUEST', 'TIMES', 'CALLED_OFF', 'PAYMENTS', 'TEAM'] as const;

/** Shows how somebody of a clinic is told; its admins say what passes quiet hours. */
export function NotificationSettingsScreen() {
  const { idRole } = useFacility();
  return (
    <NotificationSettings topics={TOPICS}>
      {staffStanding(idRole) === 'admin' && <UrgentSwitch />}
    </NotificationSettings>
  );
}
