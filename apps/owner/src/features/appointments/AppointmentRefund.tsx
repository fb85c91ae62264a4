import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most appointments take place. */
const RefundDetails = lazyPart(async () => (await import('./RefundDetails.tsx')).RefundDetails);

/** Shows the refund for a canceled or missed appointment; renders nothing for other appointments. */
export function AppointmentRefund({ appointment }: { appointment: Appointment }) {
  const state = appointmentState(appointment, useMinuteClock());
  return state === 'CALLED_OFF' || state === 'MISSED' ? (
    <Suspense>
      <RefundDetails appointment={appointment} end={state} />
    </Suspense>
  ) : null;
}
