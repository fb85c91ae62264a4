import '@zampa/i18n/english/conversations-owner';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most amounts due are requested or paid at once. */
const DueNote = lazyPart(async () => (await import('./DueNote.tsx')).DueNote);

/** Lazy-loaded: few requests are paid before they are sent. */
const CancelRequest = lazyPart(async () => (await import('./CancelRequest.tsx')).CancelRequest);

/** Shows what the family can do about the payment of a conversation; nothing if no payment is due. */
export function ChatPayment({ conversation }: { conversation: Conversation }) {
  const { id, category, payload } = conversation;
  const { status, payment } = payload;
  // The clinic receives the request only once it is paid.
  const isUnsent = category === 'CONSULTATION' && status === 'PENDING';
  const isRequested = payment.requestDate !== null && payment.paidDate === null;
  const isDueWithoutRequest =
    status === 'CLOSED' && payment.status === 'TO_BE_PAID' && payment.requestDate === null;
  return (
    <>
      {isRequested && <PayLink id={id} isToSend={isUnsent} />}
      <Suspense>
        {isDueWithoutRequest && <DueNote conversation={conversation} />}
        {isUnsent && <CancelRequest conversationId={id} />}
      </Suspense>
    </>
  );
}

/** Link to the payment of a conversation. */
function PayLink({ id, isToSend }: { id: string; isToSend: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      fullWidth
      variant="light"
      leftSection={<IconCreditCard size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/payments" search={{ pay: id }} {...props} />}
    >
      {t(isToSend ? 'conversations:owner.payToSend' : 'conversations:owner.pay')}
    </Button>
  );
}
