import { usePaymentsOf } from '@zampa/client/payments/use-rest';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import { MoneyBackText } from '@zampa/shared-screens/appointments/MoneyBackText.tsx';

export interface MoneyBackProps {
  appointment: Appointment;
  end: UpfrontEnd;
}

/** Says what came back of what was paid for an appointment that has ended so. */
export function MoneyBack({ appointment, end }: MoneyBackProps) {
  const { parent_id: visitId, id, facility } = appointment;
  const { data = [] } = usePaymentsOf(visitId ?? id);
  return <MoneyBackText payments={data} clinic={facility.name} end={end} isOver />;
}
