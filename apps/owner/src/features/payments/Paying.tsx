import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconFlask } from '@tabler/icons-react';
import { useCardStatus, usePayByCard } from '@zampa/client/payments/card-payment';
import type { Payment } from '@zampa/contract/payments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSecondsLeft } from '@zampa/shared-screens/appointments/use-seconds-left';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { CardFormProps } from './card-form.ts';
import { NotPayable, UpfrontOver } from './NotPayable.tsx';
import { Outcome } from './Outcome.tsx';
import type { PayState } from './pay-state.ts';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';
import { UpfrontSummary } from './UpfrontSummary.tsx';

export interface PayingProps {
  intent: CardFormProps['intent'];
  amount: string;
  clinic: string;
  /** What is held until it is paid; null where nothing is. */
  upfront: Payment | null;
  state: PayState;
  /** What a press before this has come to: nothing, since the payment of then was over. */
  notice: string | null;
  onOver: () => void;
  onClose: () => void;
}

/** Takes a card for one card payment, and says what became of that, or of what it is for. */
export function Paying(props: PayingProps) {
  const { intent, amount, upfront, state, onOver, onClose } = props;
  const { t } = useTranslation();
  const pay = usePayByCard(intent.intentId);
  const isSecondsOver = useSecondsLeft(upfront?.expiresAt ?? null) === 0;
  // What is not open any more was paid by this very payment, or otherwise: the provider knows.
  const own = useCardStatus(intent.intentId, state !== 'OPEN' && !pay.isPending);
  const status = own.data ?? pay.data;
  const close = (
    <Button size="lg" fullWidth onClick={onClose}>
      {t('payments-owner:sheet.done')}
    </Button>
  );
  if (status === 'SUCCESS')
    return (
      <Outcome
        icon={<IconCircleCheck size={48} />}
        title={t('payments-owner:sheet.paid', { amount })}
        text={upfront ? t('payments-owner:upfront.paidWhy') : t('payments-owner:sheet.paidWhy')}
        action={close}
      />
    );
  if (pay.data && (status === 'PENDING' || status === 'UNKNOWN'))
    return (
      <Outcome
        icon={<IconClockHour4 size={48} />}
        title={t('payments-owner:sheet.processing')}
        text={t('payments-owner:sheet.processingWhy')}
        action={close}
      />
    );
  if (state !== 'OPEN' && !pay.isPending)
    return own.isPending ? (
      <Row justify="center">
        <Loader aria-label={t('common:states.loading')} />
      </Row>
    ) : (
      <NotPayable state={state} upfront={upfront} onClose={onClose} />
    );
  if (upfront && isSecondsOver && !pay.isPending) return <UpfrontOver payment={upfront} />;
  return <CardEntry {...props} pay={pay} onOver={onOver} />;
}

function CardEntry(props: PayingProps & { pay: ReturnType<typeof usePayByCard> }) {
  const { intent, amount, clinic, upfront, notice, onOver, pay } = props;
  const { t } = useTranslation();
  const form = {
    intent,
    payLabel: upfront
      ? t('payments-owner:upfront.pay', { amount })
      : t('payments-owner:sheet.pay', { amount }),
    isBusy: pay.isPending,
    charge: pay.mutate,
    onOver,
  };
  return (
    <Stack gap="16">
      {upfront && <UpfrontSummary payment={upfront} />}
      {intent.mode === 'sandbox' && (
        <Callout tone="ask" icon={<IconFlask size={20} aria-hidden="true" />}>
          {t('payments-owner:sheet.test')}
        </Callout>
      )}
      {notice && !pay.data && (
        <Callout tone="due" role="alert">
          {notice}
        </Callout>
      )}
      {pay.data === 'FAILED' && (
        <Callout tone="due" role="alert">
          <strong>{t('payments-owner:sheet.failed')}</strong>
          {t('payments-owner:sheet.notPaid')}
        </Callout>
      )}
      {intent.mode === 'sandbox' ? (
        <SandboxCardForm {...form} onTry={pay.reset} />
      ) : (
        <StripeCardForm {...form} />
      )}
      <CallProblem error={pay.error} />
      <Text size="small" tone="muted">
        {t('payments-owner:sheet.to', { clinic })}
      </Text>
    </Stack>
  );
}
