import '@zampa/i18n/english/payments-owner';
import { Button, Loader } from '@mantine/core';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useCardPayment } from '@zampa/client/payments/card-payment';
import { usePayments } from '@zampa/client/payments/queries';
import type { Payment } from '@zampa/contract/payments/objects';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { NotPayable } from './NotPayable.tsx';
import { payStateOf } from './pay-state.ts';
import { Paying } from './Paying.tsx';

export interface PaySheetProps {
  /** Of one clinic, as they were when it was opened. */
  payments: readonly Payment[];
  onClose: () => void;
}

/** Takes a card for one payment or several of one clinic, and says what became of it, here or elsewhere. */
export function PaySheet({ payments: chosen, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { payments: all } = usePayments({});
  const payments = chosen.map((payment) => all.find(({ id }) => id === payment.id) ?? payment);
  const begun = useCardPayment(chosen);
  // The payment for which the provider took no card any more.
  const [over, setOver] = useState<string | null>(null);
  const [first] = payments;
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const amount = money(begun.data?.amount ?? sum, first?.currency ?? 'EUR');
  const upfront = first?.upfront && payments.length === 1 ? first : null;
  const state = payStateOf(payments);
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
      {content()}
    </ModalDialog>
  );

  function content() {
    if (begun.isFetching)
      return (
        <Row justify="center">
          <Loader aria-label={t('common:states.loading')} />
        </Row>
      );
    if (begun.error && state !== 'OPEN')
      return <NotPayable state={state} upfront={upfront} onClose={onClose} />;
    if (begun.error)
      return <Refused error={begun.error} onAgain={begun.beginAnew} onClose={onClose} />;
    if (!begun.data) return null;
    const { intentId } = begun.data;
    return (
      <Paying
        key={intentId}
        intent={begun.data}
        amount={amount}
        clinic={first?.facilityName ?? ''}
        upfront={upfront}
        state={state}
        notice={over && noticeOf(over === intentId)}
        onOver={() => {
          setOver(intentId);
          begun.beginAnew();
        }}
        onClose={onClose}
      />
    );
  }

  function noticeOf(isSame: boolean) {
    return isSame ? t('payments-owner:sheet.notPaid') : t('payments-owner:sheet.anew', { amount });
  }
}

/** Nothing is changed about these by trying again. */
const FINAL: readonly string[] = ['ALREADY_PAID', 'NOT_FOUND', 'PAYMENTS_NOT_CONFIGURED'];

interface RefusedProps {
  error: Error;
  onAgain: () => void;
  onClose: () => void;
}

function Refused({ error, onAgain, onClose }: RefusedProps) {
  const { t } = useTranslation();
  const isFinal = error instanceof ApiRefusal && FINAL.includes(error.code);
  return (
    <Stack gap="12">
      <CallProblem error={error} />
      <Row fill>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        {!isFinal && <Button onClick={onAgain}>{t('payments-owner:sheet.again')}</Button>}
      </Row>
    </Stack>
  );
}
