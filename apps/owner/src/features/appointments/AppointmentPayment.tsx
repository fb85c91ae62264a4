import '@zampa/i18n/english/appointments';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { useConversationPayments } from '@zampa/client/payments/use-amount-due';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { remainingDue } from '@zampa/domain/payments/payment-due';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Shows how much of an appointment was paid and how much is due; nothing for a free, canceled or missed one. */
export function AppointmentPayment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const state = appointmentState(appointment, useMinuteClock());
  const { parent_id: visitId, id, price, currency } = appointment;
  const { data: payments } = useConversationPayments(visitId ?? id);
  if (price === 0 || !payments || state === 'CALLED_OFF' || state === 'MISSED') return null;
  const due = remainingDue(price, payments);
  const paid = Math.max(0, price - due);
  return (
    <Row gap="8" wrap={false}>
      <IconCreditCard size={18} aria-hidden="true" />
      <Text as="span">{paymentText()}</Text>
    </Row>
  );

  function paymentText() {
    if (due === 0) return t('appointments:detail.payment.paid', { amount: money(paid, currency) });
    if (paid === 0) return t('appointments:detail.payment.due', { amount: money(due, currency) });
    return t('appointments:detail.payment.partly', {
      paid: money(paid, currency),
      due: money(due, currency),
    });
  }
}
