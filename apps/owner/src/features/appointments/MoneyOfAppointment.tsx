import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { lazy, Suspense } from 'react';

/** Most appointments take place. */
const MoneyBack = lazy(async () => ({ default: (await import('./MoneyBack.tsx')).MoneyBack }));

/** Says what has become of what was paid for an appointment that was called off or missed; nothing for any other. */
export function MoneyOfAppointment({ appointment }: { appointment: Appointment }) {
  const state = appointmentState(appointment, useMinuteClock());
  return state === 'CALLED_OFF' || state === 'MISSED' ? (
    <Suspense>
      <MoneyBack appointment={appointment} end={state} />
    </Suspense>
  ) : null;
}
