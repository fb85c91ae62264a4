import { Button } from '@mantine/core';
import { IconHourglassEmpty } from '@zampa/ui/icons/IconHourglassEmpty';
import { IconInfoCircle } from '@zampa/ui/icons/IconInfoCircle';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { upfrontKeys } from './upfront-keys.ts';
import type { PayState } from './pay-state.ts';

export interface NotPayableProps {
  state: Exclude<PayState, 'OPEN'>;
  /** The prepayment for a held slot; null if there was no hold. */
  upfront: Payment | null;
  onClose: () => void;
}

/** Explains why a payment that the family was about to make is no longer possible. */
export function NotPayable({ state, upfront, onClose }: NotPayableProps) {
  const { t } = useTranslation();
  if (state === 'EXPIRED' && upfront) return <PrepaymentExpired payment={upfront} />;
  const texts = {
    PAID: [t('payments:owner.closed.paid'), t('payments:owner.closed.paidWhy')],
    EXPIRED: [t('payments:owner.closed.canceled'), t('payments:owner.closed.expiredWhy')],
    CANCELED: [t('payments:owner.closed.canceled'), t('payments:owner.closed.canceledWhy')],
    CHANGED: [t('payments:owner.closed.changed'), t('payments:owner.closed.changedWhy')],
  } as const;
  const [title, text] = texts[state];
  return (
    <PaymentOutcome
      icon={<IconInfoCircle size={48} />}
      title={title}
      text={text}
      action={
        <Button size="lg" fullWidth onClick={onClose}>
          {t('payments:owner.sheet.done')}
        </Button>
      }
    />
  );
}

/** Says that the payment deadline has passed: a held slot is free again, or a request was not sent. */
export function PrepaymentExpired({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { eventId, category } = payment;
  const isRequest = category === 'CONSULTATION';
  return (
    <PaymentOutcome
      icon={<IconHourglassEmpty size={48} />}
      title={t('payments:owner.upfront.over')}
      text={t(upfrontKeys(payment).overWhy)}
      action={
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => (
            <Link
              to={isRequest ? '/workspace/chat/$id' : '/workspace/chat/$id/time'}
              params={{ id: eventId }}
              {...props}
            />
          )}
        >
          {t(isRequest ? 'payments:owner.request.open' : 'payments:owner.upfront.other')}
        </Button>
      }
    />
  );
}
