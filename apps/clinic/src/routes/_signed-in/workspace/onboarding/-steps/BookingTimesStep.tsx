import '@zampa/i18n/english/appointments-bookings';
import { ReportAvailability } from '../../../../../features/appointments/absences/ReportAvailability.tsx';
import { AvailabilityStep } from '../../../../../features/facilities/onboarding/AvailabilityStep.tsx';

/** Asks who works in the days to come, which is when clients can book, and goes on. */
export function BookingTimesStep({ onDone }: { onDone: () => void }) {
  return <AvailabilityStep strip={ReportAvailability} onDone={onDone} />;
}
