import '@zampa/i18n/english/timetables';
import { TimetablesScreen } from '../../features/timetables/TimetablesScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { useIsAdmin } from '../use-is-admin.ts';

export function TimetablesPage() {
  return <TimetablesScreen facility={useFacility()} canEdit={useIsAdmin()} />;
}
