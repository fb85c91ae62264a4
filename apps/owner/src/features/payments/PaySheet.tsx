import '@zampa/i18n/english/payments-owner';
import { Button, Loader } from '@mantine/core';
import {
  IconCircleCheck,
  IconClockHour4,
  IconFlask,
  IconHourglassEmpty,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCardPayment, usePayByCard } from '@zampa/client/payments/card-payment';
import type { Payment } from '@zampa/contract/payments/objects';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSecondsLeft } from '@zampa/shared-screens/appointments/use-seconds-left';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';
import { UpfrontSummary } from './UpfrontSummary.tsx';

export interface PaySheetProps {
  /** Of one clinic. */
  payments: readonly Payment[];
  onClose: () => void;
}

/** Takes a card for one payment or several of one clinic, and says what became of it. */
export function PaySheet({ payments, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const begun = useCardPayment([...new Set(payments.map(({ eventId }) => eventId))].toSorted());
  const [first] = payments;
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const amount = money(begun.data?.amount ?? sum, first?.currency ?? 'EUR');
  const upfront = first?.upfront && payments.length === 1 ? first : null;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={
        upfront
          ? t('payments-owner:upfront.title', { amount })
          : t('payments-owner:sheet.title', { amount })
      }
      closeLabel={t('common:actions.close')}
    >
      {begun.data ? (
        <Paying
          intent={begun.data}
          amount={amount}
          clinic={first?.facilityName ?? ''}
          upfront={upfront}
          onClose={onClose}
        />
      ) : begun.error ? (
        <Stack gap="12">
          <CallProblem error={begun.error} />
          <Button variant="default" onClick={() => void begun.refetch()}>
            {t('payments-owner:sheet.again')}
          </Button>
        </Stack>
      ) : (
        <Row justify="center">
          <Loader aria-label={t('common:states.loading')} />
        </Row>
      )}
    </ModalDialog>
  );
}

type Intent = NonNullable<ReturnType<typeof useCardPayment>['data']>;

interface PayingProps {
  intent: Intent;
  amount: string;
  clinic: string;
  /** What is held until it is paid; null where nothing is. */
  upfront: Payment | null;
  onClose: () => void;
}

function Paying({ intent, amount, clinic, upfront, onClose }: PayingProps) {
  const { t } = useTranslation();
  const pay = usePayByCard(intent.intentId);
  const isOver = useSecondsLeft(upfront?.expiresAt ?? null) === 0;
  const close = (
    <Button size="lg" fullWidth onClick={onClose}>
      {t('payments-owner:sheet.done')}
    </Button>
  );
  if (pay.data === 'SUCCESS')
    return (
      <Outcome
        icon={<IconCircleCheck size={48} />}
        title={t('payments-owner:sheet.paid', { amount })}
        text={upfront ? t('payments-owner:upfront.paidWhy') : t('payments-owner:sheet.paidWhy')}
        action={close}
      />
    );
  if (pay.data === 'PENDING' || pay.data === 'UNKNOWN')
    return (
      <Outcome
        icon={<IconClockHour4 size={48} />}
        title={t('payments-owner:sheet.processing')}
        text={t('payments-owner:sheet.processingWhy')}
        action={close}
      />
    );
  if (upfront && isOver && !pay.isPending) return <UpfrontOver payment={upfront} />;
  const form = {
    intent,
    payLabel: upfront
      ? t('payments-owner:upfront.pay', { amount })
      : t('payments-owner:sheet.pay', { amount }),
    isBusy: pay.isPending,
    charge: pay.mutate,
  };
  return (
    <Stack gap="16">
      {upfront && <UpfrontSummary payment={upfront} />}
      {intent.mode === 'sandbox' && (
        <Callout tone="ask" icon={<IconFlask size={20} aria-hidden="true" />}>
          {t('payments-owner:sheet.test')}
        </Callout>
      )}
      {pay.data === 'FAILED' && (
        <Callout tone="due" role="alert">
          <strong>{t('payments-owner:sheet.failed')}</strong>
          {t('payments-owner:sheet.notPaid')}
        </Callout>
      )}
      {intent.mode === 'sandbox' ? <SandboxCardForm {...form} /> : <StripeCardForm {...form} />}
      <CallProblem error={pay.error} />
      <Text size="small" tone="muted">
        {t('payments-owner:sheet.to', { clinic })}
      </Text>
    </Stack>
  );
}

/** What was held is free again. */
function UpfrontOver({ payment: { eventId } }: { payment: Payment }) {
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

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

function Outcome({ icon, title, text, action }: OutcomeProps) {
  return (
    <Stack gap="12" align="center" role="status">
      {icon}
      <Title>{title}</Title>
      <Text tone="muted">{text}</Text>
      {action}
    </Stack>
  );
}
