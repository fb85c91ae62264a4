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
import { upfrontKeys } from './upfront-keys.ts';
import { payStateOf } from './pay-state.ts';
import { CardPayment } from './CardPayment.tsx';

export interface PaySheetProps {
  /** Payments of one clinic, as they were when the sheet opened. */
  payments: readonly Payment[];
  onClose: () => void;
}

/** Dialog to pay one or several payments of one clinic by card. Shows the result, also of changes made elsewhere. */
export function PaySheet({ payments: chosen, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const payments = useCurrentPayments(chosen);
  const cardPayment = useCardPayment(chosen);
  // Id of the card payment that the provider no longer accepted.
  const [closedIntentId, setClosedIntentId] = useState<string | null>(null);
  const [first] = payments;
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const amount = money(cardPayment.data?.amount ?? sum, first?.currency ?? 'EUR');
  const upfront = first?.upfront && payments.length === 1 ? first : null;
  const state = payStateOf(payments);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t(upfront ? upfrontKeys(upfront).title : 'payments:owner.sheet.title', { amount })}
      closeLabel={t('common:actions.close')}
    >
      {renderContent()}
    </ModalDialog>
  );

  function renderContent() {
    if (cardPayment.isFetching) return <PaymentLoading />;
    if (cardPayment.error && state !== 'OPEN')
      return <NotPayable state={state} upfront={upfront} onClose={onClose} />;
    if (cardPayment.error)
      return (
        <PaymentRefused
          error={cardPayment.error}
          onRetry={cardPayment.beginAnew}
          onClose={onClose}
        />
      );
    if (!cardPayment.data) return null;
    const { intentId } = cardPayment.data;
    return (
      <CardPayment
        key={intentId}
        intent={cardPayment.data}
        amount={amount}
        clinic={first?.facilityName ?? ''}
        payments={payments}
        upfront={upfront}
        state={state}
        notice={closedIntentId && noticeText(closedIntentId === intentId)}
        onOver={() => {
          setClosedIntentId(intentId);
          cardPayment.beginAnew();
        }}
        onClose={onClose}
      />
    );
  }

  function noticeText(isSame: boolean) {
    return isSame ? t('payments:owner.sheet.notPaid') : t('payments:owner.sheet.anew', { amount });
  }
}

/** Returns payments as they are now. */
function useCurrentPayments(payments: readonly Payment[]): readonly Payment[] {
  const { payments: all } = usePayments({});
  return payments.map((payment) => all.find(({ id }) => id === payment.id) ?? payment);
}

function PaymentLoading() {
  const { t } = useTranslation();
  return (
    <Row justify="center">
      <Loader aria-label={t('common:states.loading')} />
    </Row>
  );
}

/** Refusals that a retry cannot resolve. */
const FINAL_CODES: readonly string[] = ['ALREADY_PAID', 'NOT_FOUND', 'PAYMENTS_NOT_CONFIGURED'];

interface PaymentRefusedProps {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

function PaymentRefused({ error, onRetry, onClose }: PaymentRefusedProps) {
  const { t } = useTranslation();
  const isFinal = error instanceof ApiRefusal && FINAL_CODES.includes(error.code);
  return (
    <Stack gap="12">
      <CallProblem error={error} />
      <Row fill>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        {!isFinal && <Button onClick={onRetry}>{t('payments:owner.sheet.again')}</Button>}
      </Row>
    </Stack>
  );
}
