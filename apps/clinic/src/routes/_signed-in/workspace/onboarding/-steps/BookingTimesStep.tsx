import '@zampa/i18n/english/calendar';
import { ReportAvailability } from '../../../../../features/appointments/absences/ReportAvailability.tsx';
import { AvailabilityStep } from '../../../../../features/facilities/onboarding/AvailabilityStep.tsx';
import { useFacility } from '../../../../../facility/FacilityProvider.tsx';

export function BookingTimesStep({ onDone }: { onDone: () => void }) {
  const facility = useFacility();
  return (
    <AvailabilityStep
      facilityId={facility.id}
      strip={<ReportAvailability facility={facility} />}
      onDone={onDone}
    />
  );
}
