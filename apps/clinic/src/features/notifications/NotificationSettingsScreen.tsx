import { staffRoleOf } from '@zampa/domain/people/roles';
import { NotificationSettings } from '@zampa/shared-screens/notifications/NotificationSettings.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UrgentSwitch } from './UrgentSwitch.tsx';

const TOPICS = ['MESSAGE', 'REQUEST', 'TIMES', 'CALLED_OFF', 'PAYMENTS', 'TEAM'] as const;

/** Shows the notification settings of a team member; admins can also let urgent notifications pass quiet hours. */
export function NotificationSettingsScreen() {
  const { idRole } = useFacility();
  return (
    <NotificationSettings topics={TOPICS}>
      {staffRoleOf(idRole) === 'admin' && <UrgentSwitch />}
    </NotificationSettings>
  );
}
