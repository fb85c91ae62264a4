import '@zampa/i18n/english/onboarding';
import type { StaffFacility } from '@zampa/contract/people/user';
import { SetUpCard } from './SetUpCard.tsx';
import { TrialExpiredScreen } from './TrialExpiredScreen.tsx';

/** What stands above everything else on Home: the end of the trial, or what is still to be set up. */
export function SetUp({ facility: { id, trial } }: { facility: StaffFacility }) {
  return trial?.status === 'EXPIRED' ? <TrialExpiredScreen /> : <SetUpCard facilityId={id} />;
}
