import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { useRequestCardPayment } from '@zampa/client/payments/use-request-card-payment';
import { useAcceptsCards } from '@zampa/client/payments/use-accepts-cards';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isCollectible } from '@zampa/domain/payments/payment-due';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';

/**
 * Button to request a card payment of the open amount after the service has ended. Hidden if a request was sent or
 * the client cannot pay by card.
 */
export function RequestCardPayment({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const request = useRequestCardPayment(conversation);
  const takesCards = useAcceptsCards(conversation.payload.facilityId);
  const { status, payment } = conversation.payload;
  if (status !== 'CLOSED' || !isCollectible(payment.status) || payment.requestDate !== null)
    return null;
  if (!conversation.family.registered || !takesCards) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCreditCard size={18} aria-hidden="true" />}
        loading={request.isPending}
        onClick={() => request.mutate()}
      >
        {t('payments:ask.action')}
      </Button>
      <CallProblem error={request.error} />
    </>
  );
}
