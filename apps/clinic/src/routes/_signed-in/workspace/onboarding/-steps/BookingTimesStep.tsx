import '@zampa/i18n/english/appointments-bookings';
import { StaffAvailability } from '../../../../../features/appointments/absences/StaffAvailability.tsx';
import { AvailabilityStep } from '../../../../../features/facilities/onboarding/AvailabilityStep.tsx';

/** Shows the onboarding step for staff availability, which determines when clients can book. */
export function BookingTimesStep({ onDone }: { onDone: () => void }) {
  return <AvailabilityStep strip={StaffAvailability} onDone={onDone} />;
}
