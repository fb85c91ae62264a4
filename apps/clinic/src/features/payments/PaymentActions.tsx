import { Button } from '@mantine/core';
import { useAcceptsCards } from '@zampa/client/payments/use-accepts-cards';
import { useRequestPaymentAgain } from '@zampa/client/payments/use-request-payment-again';
import type { Payment } from '@zampa/contract/payments/objects';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { canRequestPayment } from '@zampa/domain/payments/payment-due';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { useFacility } from '../../facility/FacilityProvider.tsx';

export interface PaymentActionsProps {
  payment: Payment;
  onRefund: () => void;
  onMarkPaid: () => void;
}

/**
 * Buttons of a payment. While it is due, staff can request it and mark it as paid; admins can refund it
 * afterwards.
 */
export function PaymentActions({ payment, onRefund, onMarkPaid }: PaymentActionsProps) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  const canRefund = payment.refundable > 0 && staffRoleOf(idRole) === 'admin';
  return (
    <>
      {isOpenCharge(payment.status) && (
        <>
          <RequestButton payment={payment} />
          <Button size="compact-md" variant="default" onClick={onMarkPaid}>
            {t('payments:mark.action')}
          </Button>
        </>
      )}
      {canRefund && (
        <Button size="compact-md" variant="default" onClick={onRefund}>
          {t('payments:refund.action')}
        </Button>
      )}
    </>
  );
}

/** Hidden where the client cannot pay by card, and for ten minutes after a request. */
function RequestButton({ payment }: Pick<PaymentActionsProps, 'payment'>) {
  const { t } = useTranslation();
  const { id: facilityId, idRole } = useFacility();
  const acceptsCards = useAcceptsCards(facilityId);
  const request = useRequestPaymentAgain(payment);
  const now = useServerMinute();
  const { registered, requestDate, expiresAt } = payment;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const requestedAt = requestDate === null ? null : new Date(requestDate);
  const canRequest =
    acceptsCards && registered && mayChargeCards(idRole) && canRequestPayment(requestedAt, now);
  if (!canRequest || isExpired) return <CallProblem error={request.error} />;
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        loading={request.isPending}
        onClick={() => request.mutate()}
      >
        {t(requestDate === null ? 'payments:ask.action' : 'payments:ask.again')}
      </Button>
      <CallProblem error={request.error} />
    </>
  );
}
