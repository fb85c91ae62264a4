import '@zampa/i18n/english/payments';
import { useConversationPayments, useAmountDue } from '@zampa/client/payments/use-amount-due';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { paymentStateOf } from '@zampa/domain/payments/payment-state';
import { isOwed } from '@zampa/domain/payments/payment-due';
import { openUpfrontAmount } from '@zampa/domain/payments/upfront';
import type { PaymentStatus } from '@zampa/domain/payments/status';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText } from '@zampa/shared-screens/appointments/when-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import type { ReactNode } from 'react';
import styles from './EntryPanel.module.css';

export interface BookingFactsProps {
  conversation: Conversation;
  event: CalendarEvent;
}

/** Shows the price of a booking, its payment status, the requested prepayment, the address and the client's note. */
export function BookingFacts({ conversation, event }: BookingFactsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { payment, note } = conversation.payload;
  const { address, heldUntil, reason } = event.payload;
  const rest = useAmountDue(conversation);
  const { data: charges = [] } = useConversationPayments(conversation.id);
  const upfront = event.payload.valid ? openUpfrontAmount(charges, event.id) : 0;
  const isPartlyPaid = isOwed(payment.status) && 0 < rest && rest < payment.amount;
  const paid = isPartlyPaid
    ? null
    : isRefunded(charges)
      ? ({ tone: 'done', word: t('payments:list.state.REFUNDED') } as const)
      : paymentLabel(t, payment.status);
  // Nothing is due for a canceled appointment.
  const isPaymentShown = event.payload.valid || !isOwed(payment.status);
  const language = useLanguage();
  const now = useMinuteClock();
  const zone = conversation.facility.timezone;
  return (
    <dl className={styles['facts']}>
      {payment.amount > 0 && (
        <Fact name={t('appointments:bookings.facts.price')}>
          <strong>{money(payment.amount, payment.currency)}</strong>
        </Fact>
      )}
      {isPaymentShown && (
        <Fact name={t('appointments:bookings.facts.payment')}>
          {paid ? (
            <StatusChip tone={paid.tone}>{paid.word}</StatusChip>
          ) : (
            t('appointments:bookings.payment.partly', {
              paid: money(payment.amount - rest, payment.currency),
              price: money(payment.amount, payment.currency),
              rest: money(rest, payment.currency),
            })
          )}
        </Fact>
      )}
      {upfront > 0 && (
        <Fact name={t('appointments:bookings.facts.upfront')}>
          {money(upfront, payment.currency)}
        </Fact>
      )}
      {heldUntil && event.payload.valid && (
        <Fact name={t('appointments:bookings.facts.held')}>
          {untilText(heldUntil, now, zone, language)}
        </Fact>
      )}
      {address && <Fact name={t('appointments:bookings.facts.address')}>{address}</Fact>}
      {(note || reason) && (
        <Fact name={t('appointments:bookings.facts.note')}>{note || reason}</Fact>
      )}
    </dl>
  );
}

/** Whether everything that was paid was refunded. */
function isRefunded(charges: readonly Payment[]): boolean {
  const paid = charges.filter(({ status }) => status === 'PAID');
  return paid.length > 0 && paid.every((charge) => paymentStateOf(charge) === 'REFUNDED');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function paymentLabel(t: Translate, status: PaymentStatus): { tone: StatusTone; word: string } {
  switch (status) {
    case 'FREE':
      return { tone: 'done', word: t('appointments:bookings.payment.free') };
    case 'PAID':
    case 'SUCCESS':
      return { tone: 'paid', word: t('appointments:bookings.payment.paid') };
    case 'PENDING':
      return { tone: 'waiting', word: t('appointments:bookings.payment.pending') };
    case 'FAILED':
      return { tone: 'due', word: t('appointments:bookings.payment.failed') };
    case 'UNKNOWN':
      return { tone: 'done', word: t('appointments:bookings.payment.nothing') };
    case 'TO_BE_PAID':
      return { tone: 'due', word: t('appointments:bookings.payment.toBePaid') };
  }
}
