import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { canBeSettled } from '@zampa/domain/payments/settling';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense, useState } from 'react';

const MarkPaidDialog = lazy(async () => ({
  default: (await import('./MarkPaidDialog.tsx')).MarkPaidDialog,
}));

/** Marks what is still owed after a service has ended as paid in cash, once it was asked again. */
export function MarkPaid({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [isAsking, ask] = useState(false);
  const { status, payment } = conversation.payload;
  if (status !== 'CLOSED' || !canBeSettled(payment.status)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCash size={18} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('payments:mark.action')}
      </Button>
      <Suspense>
        {isAsking && <MarkPaidDialog conversation={conversation} onClose={() => ask(false)} />}
      </Suspense>
    </>
  );
}
