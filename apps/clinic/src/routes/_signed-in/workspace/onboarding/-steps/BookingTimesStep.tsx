import '@zampa/i18n/english/calendar';
import { ReportAvailability } from '../../../../../features/appointments/absences/ReportAvailability.tsx';
import { AvailabilityStep } from '../../../../../features/facilities/onboarding/AvailabilityStep.tsx';

export function BookingTimesStep({ onDone }: { onDone: () => void }) {
  return <AvailabilityStep strip={<ReportAvailability />} onDone={onDone} />;
}
