import '@zampa/i18n/english/facilities';
import { useSearch } from '@tanstack/react-router';
import { FacilityCodeScreen } from '../../features/facilities/FacilityCodeScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function FacilityCodePage() {
  const { opened = false } = useSearch({ from: '/workspace/workspace/facilities/code' });
  return <FacilityCodeScreen facility={useFacility()} opened={opened} />;
}
