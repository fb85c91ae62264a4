import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { PaymentNotice, PaymentNoticeKind } from '@zampa/domain/conversations/payment-notices';
import { formatTime } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NoticeLine } from '@zampa/ui/chat/NoticeLine.tsx';
import type { Icon } from '@zampa/ui/icons/create-icon';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { IconCash } from '@zampa/ui/icons/IconCash';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconCreditCardOff } from '@zampa/ui/icons/IconCreditCardOff';
import { IconHourglassEmpty } from '@zampa/ui/icons/IconHourglassEmpty';

const ICONS: Readonly<Record<PaymentNoticeKind, Icon>> = {
  UPFRONT_REQUESTED: IconCreditCard,
  PAYMENT_REQUESTED: IconCreditCard,
  PAID: IconCash,
  PAYMENT_FAILED: IconCreditCardOff,
  PAYMENT_EXPIRED: IconHourglassEmpty,
  REFUNDED: IconArrowBackUp,
};

export interface PaymentNoticeRowProps {
  thread: Thread;
  notice: PaymentNotice;
}

/** Shows a payment event between messages, with its time. */
export function PaymentNoticeRow({ thread, notice }: PaymentNoticeRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const NoticeIcon = ICONS[notice.kind];
  const amount = money(notice.amount, thread.payload.payment.currency);
  return (
    <NoticeLine
      icon={<NoticeIcon size={16} aria-hidden="true" />}
      tone={notice.kind === 'PAID' ? 'good' : 'calm'}
    >
      {thread.category === 'CONSULTATION' && notice.kind === 'UPFRONT_REQUESTED'
        ? t('conversations:payments.toSend', { amount })
        : paymentNoticeText(t, notice, amount)}{' '}
      · {formatTime(new Date(notice.date), thread.facility.timezone)}
    </NoticeLine>
  );
}

function paymentNoticeText(t: Translate, { kind, inCash }: PaymentNotice, amount: string): string {
  switch (kind) {
    case 'UPFRONT_REQUESTED':
      return t('conversations:payments.upfront', { amount });
    case 'PAYMENT_REQUESTED':
      return t('conversations:payments.asked', { amount });
    case 'PAID':
      return inCash
        ? t('conversations:payments.paidInCash', { amount })
        : t('conversations:payments.paid', { amount });
    case 'PAYMENT_FAILED':
      return t('conversations:payments.failed', { amount });
    case 'PAYMENT_EXPIRED':
      return t('conversations:payments.expired', { amount });
    case 'REFUNDED':
      return t('conversations:payments.refunded', { amount });
  }
}
