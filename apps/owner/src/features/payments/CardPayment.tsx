import { Button, Loader } from '@mantine/core';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { IconClockHour4 } from '@zampa/ui/icons/IconClockHour4';
import { IconFlask } from '@zampa/ui/icons/IconFlask';
import { useCardStatus, usePayByCard } from '@zampa/client/payments/card-payment';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSecondsLeft } from '@zampa/shared-screens/appointments/use-seconds-left';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { CardFormProps } from './card-form.ts';
import { NotPayable, PrepaymentExpired } from './NotPayable.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { upfrontKeys } from './upfront-keys.ts';
import type { PayState } from './pay-state.ts';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';
import { PaidItems } from './PaidItems.tsx';
import { PrepaymentSummary } from './PrepaymentSummary.tsx';

export interface CardPaymentProps {
  intent: CardFormProps['intent'];
  amount: string;
  clinic: string;
  payments: readonly Payment[];
  /** The prepayment for a held slot; null if there is no hold. */
  upfront: Payment | null;
  state: PayState;
  /** Message that the card payment of the previous attempt was closed; null if none. */
  notice: string | null;
  onOver: () => void;
  onClose: () => void;
}

/** Card entry for one card payment, and its result. */
export function CardPayment(props: CardPaymentProps) {
  const { intent, amount, upfront, state, onOver, onClose } = props;
  const { t } = useTranslation();
  const pay = usePayByCard(intent.intentId);
  const isExpired = useSecondsLeft(upfront?.expiresAt ?? null) === 0;
  // The payment is no longer open: ask the provider whether this card payment paid it.
  const ownStatus = useCardStatus(intent.intentId, state !== 'OPEN' && !pay.isPending);
  const status = ownStatus.data ?? pay.data;
  const close = (
    <Button size="lg" fullWidth onClick={onClose}>
      {t('payments:owner.sheet.done')}
    </Button>
  );
  if (status === 'SUCCESS')
    return (
      <PaymentOutcome
        icon={<IconCircleCheck size={48} />}
        title={t('payments:owner.sheet.paid', { amount })}
        text={t(upfront ? upfrontKeys(upfront).paidWhy : 'payments:owner.sheet.paidWhy')}
        action={close}
      />
    );
  if (pay.data && (status === 'PENDING' || status === 'UNKNOWN'))
    return (
      <PaymentOutcome
        icon={<IconClockHour4 size={48} />}
        title={t('payments:owner.sheet.processing')}
        text={t('payments:owner.sheet.processingWhy')}
        action={close}
      />
    );
  if (state !== 'OPEN' && !pay.isPending)
    return ownStatus.isPending ? (
      <Row justify="center">
        <Loader aria-label={t('common:states.loading')} />
      </Row>
    ) : (
      <NotPayable state={state} upfront={upfront} onClose={onClose} />
    );
  if (upfront && isExpired && !pay.isPending) return <PrepaymentExpired payment={upfront} />;
  return <CardEntry {...props} pay={pay} onOver={onOver} />;
}

function CardEntry(props: CardPaymentProps & { pay: ReturnType<typeof usePayByCard> }) {
  const { intent, amount, clinic, payments, upfront, notice, onOver, pay } = props;
  const { t } = useTranslation();
  const form = {
    intent,
    payLabel: t(upfront ? upfrontKeys(upfront).pay : 'payments:owner.sheet.pay', { amount }),
    isBusy: pay.isPending,
    charge: pay.mutate,
    onOver,
  };
  const summary = (
    <>
      {upfront && <PrepaymentSummary payment={upfront} />}
      {payments.length > 1 && <PaidItems payments={payments} />}
      {intent.mode === 'sandbox' && (
        <Callout tone="ask" icon={<IconFlask size={20} aria-hidden="true" />}>
          {t('payments:owner.sheet.test')}
        </Callout>
      )}
      {notice && !pay.data && (
        <Callout tone="due" role="alert">
          {notice}
        </Callout>
      )}
      {pay.data === 'FAILED' && (
        <Callout tone="due" role="alert">
          <strong>{t('payments:owner.sheet.failed')}</strong>
          {t('payments:owner.sheet.notPaid')}
        </Callout>
      )}
    </>
  );
  const footnote = (
    <>
      <CallProblem error={pay.error} />
      <Text size="small" tone="muted">
        {t('payments:owner.sheet.to', { clinic })}
      </Text>
    </>
  );
  return intent.mode === 'sandbox' ? (
    <SandboxCardForm {...form} summary={summary} footnote={footnote} onTry={pay.reset} />
  ) : (
    <StripeCardForm {...form} summary={summary} footnote={footnote} />
  );
}
