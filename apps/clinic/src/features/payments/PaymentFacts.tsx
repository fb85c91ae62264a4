import type { Payment } from '@zampa/contract/payments/objects';
import { paymentStateOf } from '@zampa/domain/payments/payment-state';
import { formatDatedDay, formatTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useFacility } from '../../facility/FacilityProvider.tsx';

type PaymentFactProps = { readonly payment: Payment };

const tones = {
  TO_BE_PAID: 'due',
  PAID: 'paid',
  PARTLY_REFUNDED: 'paid',
  REFUNDED: 'info',
  EXPIRED: 'info',
  CANCELED: 'info',
} as const;

/** Shows the state of a payment: due, paid, refunded, expired or canceled. */
export function PaymentChip({ payment }: PaymentFactProps) {
  const { t } = useTranslation();
  const state = paymentStateOf(payment);
  return <StatusChip tone={tones[state]}>{t(`payments:list.state.${state}`)}</StatusChip>;
}

/** Shows what happened to a payment later: a dispute at the payer's bank, a refund. Empty for most payments. */
export function PaymentNotes({ payment: { dispute, refunded, currency } }: PaymentFactProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      {dispute && (
        <Text as="span" size="small" tone={dispute === 'WON' ? 'muted' : 'danger'}>
          {t(`payments:list.dispute.${dispute}`)}
        </Text>
      )}
      {refunded > 0 && (
        <Text as="span" size="small">
          {t('payments:list.refunded', { amount: money(refunded, currency) })}
        </Text>
      )}
    </>
  );
}

/** Shows how a payment was made, or what was done to receive it. */
export function PaymentMethod({ payment }: PaymentFactProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const [language, now] = [useLanguage(), useMinuteClock()];
  const { status, category, payment_type, card, declined, requestDate, upfront } = payment;
  return (
    <Text as="span" size="small" tone={declined ? 'danger' : 'muted'}>
      {methodText()}
    </Text>
  );

  function methodText(): string {
    if (status === 'PAID')
      return card ? t('payments:list.card', { last4: card.last4 }) : t('payments:list.cash');
    if (declined) return t('payments:list.declined');
    const isRequested = payment_type === 'DIGITAL' && status !== 'FAILED';
    const before = t(
      category === 'CONSULTATION' ? 'payments:list.upfrontConsultation' : 'payments:list.upfront',
    );
    return [upfront && before, isRequested && requestedText(requestDate)]
      .filter(Boolean)
      .join(' · ');
  }

  function requestedText(date: string | null): string {
    if (date === null) return '';
    const at = new Date(date);
    const when = `${formatDatedDay(at, now, timezone, language)}, ${formatTime(at, timezone)}`;
    return t('payments:list.asked', { when });
  }
}
