import '@zampa/i18n/english/account';
import '@zampa/i18n/english/settings';
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function SettingsPage() {
  return <SettingsScreen facility={useFacility()} />;
}
