import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useAskToPay } from '@zampa/client/payments/use-ask-to-pay';
import { useTakesCards } from '@zampa/client/payments/use-takes-cards';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { canBeSettled } from '@zampa/domain/payments/settling';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';

/** Asks a client who was not asked yet to pay by card what is owed after a service has ended. */
export function AskToPay({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const ask = useAskToPay(conversation);
  const takesCards = useTakesCards(conversation.payload.facilityId);
  const { status, payment } = conversation.payload;
  if (status !== 'CLOSED' || !canBeSettled(payment.status) || payment.requestDate !== null)
    return null;
  if (!conversation.family.registered || !takesCards) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCreditCard size={18} aria-hidden="true" />}
        loading={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {t('payments:ask.action')}
      </Button>
      <CallProblem error={ask.error} />
    </>
  );
}
