import { usePaymentsOf } from '@zampa/client/payments/use-rest';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import { MoneyBackText } from '@zampa/shared-screens/appointments/MoneyBackText.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Says what has become of what was paid for an appointment that was called off or missed; nothing for any other. */
export function MoneyOfAppointment({ appointment }: { appointment: Appointment }) {
  const state = appointmentState(appointment, useMinuteClock());
  return state === 'CALLED_OFF' || state === 'MISSED' ? (
    <MoneyBack appointment={appointment} end={state} />
  ) : null;
}

function MoneyBack({ appointment, end }: { appointment: Appointment; end: UpfrontEnd }) {
  const { parent_id: visitId, id, facility } = appointment;
  const { data = [] } = usePaymentsOf(visitId ?? id);
  return <MoneyBackText payments={data} clinic={facility.name} end={end} isOver />;
}
