import { useConversationPayments } from '@zampa/client/payments/use-amount-due';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import { RefundText } from '@zampa/shared-screens/appointments/RefundText.tsx';

export interface RefundDetailsProps {
  appointment: Appointment;
  end: UpfrontEnd;
}

/** Loads the payments of a canceled or missed appointment and shows how much is refunded. */
export function RefundDetails({ appointment, end }: RefundDetailsProps) {
  const { parent_id: visitId, id, facility } = appointment;
  const { data = [] } = useConversationPayments(visitId ?? id);
  return <RefundText payments={data} clinic={facility.name} end={end} isOver />;
}
