import '@zampa/i18n/english/payments';
import { DigitalPaymentsScreen } from '../../features/payments/DigitalPaymentsScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function DigitalPaymentsPage() {
  return <DigitalPaymentsScreen facility={useFacility()} />;
}
