import '@zampa/i18n/english/timetables';
import { useTranslation } from '@zampa/i18n/use-translation';
import { WorkingHoursForm } from '../../../features/timetables/WorkingHoursForm.tsx';
import { proposeOtherTime } from '../propose-other-time.tsx';
import { useFacility } from '../../FacilityProvider.tsx';

export function HoursStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const facility = useFacility();
  return (
    <WorkingHoursForm
      key={facility.id}
      facility={facility}
      submit={t('onboarding:saveAndGoOn')}
      onSaved={onDone}
      renderProposal={proposeOtherTime}
    />
  );
}
