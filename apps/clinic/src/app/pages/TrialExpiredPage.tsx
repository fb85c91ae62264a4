import '@zampa/i18n/english/onboarding';
import { TrialExpiredScreen } from '../../features/onboarding/TrialExpiredScreen.tsx';

export function TrialExpiredPage() {
  return <TrialExpiredScreen />;
}
