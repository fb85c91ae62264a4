import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCash } from '@zampa/ui/icons/IconCash';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isCollectible } from '@zampa/domain/payments/payment-due';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense, useState } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const MarkPaidDialog = lazyPart(async () => (await import('./MarkPaidDialog.tsx')).MarkPaidDialog);

/** Button to mark the open amount as paid in cash, with a confirmation. Hidden if nothing is open. */
export function MarkPaidButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { status, payment } = conversation.payload;
  const canMark = status === 'CLOSED' && isCollectible(payment.status);
  // Keeps the dialog open when a card payment succeeds, so that it can say so.
  if (!canMark && !isOpen) return null;
  return (
    <>
      {canMark && (
        <Button
          variant="default"
          leftSection={<IconCash size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('payments:mark.action')}
        </Button>
      )}
      <Suspense>
        {isOpen && <MarkPaidDialog conversation={conversation} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
