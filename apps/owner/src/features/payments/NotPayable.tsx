import { Button } from '@mantine/core';
import { IconHourglassEmpty, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Outcome } from './Outcome.tsx';
import type { PayState } from './pay-state.ts';

export interface NotPayableProps {
  state: Exclude<PayState, 'OPEN'>;
  /** What was held until it is paid; null where nothing was. */
  upfront: Payment | null;
  onClose: () => void;
}

/** Says why something is not to be paid any more, although it was about to be. */
export function NotPayable({ state, upfront, onClose }: NotPayableProps) {
  const { t } = useTranslation();
  if (state === 'EXPIRED' && upfront) return <UpfrontOver payment={upfront} />;
  const words = {
    PAID: [t('payments-owner:closed.paid'), t('payments-owner:closed.paidWhy')],
    EXPIRED: [t('payments-owner:closed.canceled'), t('payments-owner:closed.expiredWhy')],
    CANCELED: [t('payments-owner:closed.canceled'), t('payments-owner:closed.canceledWhy')],
    CHANGED: [t('payments-owner:closed.changed'), t('payments-owner:closed.changedWhy')],
  } as const;
  const [title, text] = words[state];
  return (
    <Outcome
      icon={<IconInfoCircle size={48} />}
      title={title}
      text={text}
      action={
        <Button size="lg" fullWidth onClick={onClose}>
          {t('payments-owner:sheet.done')}
        </Button>
      }
    />
  );
}

/** Says that what was held until it is paid is free again. */
export function UpfrontOver({ payment: { eventId } }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Outcome
      icon={<IconHourglassEmpty size={48} />}
      title={t('payments-owner:upfront.over')}
      text={t('payments-owner:upfront.overWhy')}
      action={
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => (
            <Link to="/workspace/chat/$id/time" params={{ id: eventId }} {...props} />
          )}
        >
          {t('payments-owner:upfront.other')}
        </Button>
      }
    />
  );
}
