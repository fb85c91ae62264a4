import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useMarkPaid } from '@zampa/client/conversations/use-conversation';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { isOwed } from '@zampa/domain/payments/settling';
import { formatMoney } from '@zampa/i18n/format/money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useState } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';

/** Marks what is still owed after a service has ended as paid in cash, after saying that this is for good. */
export function MarkPaid({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [isAsking, ask] = useState(false);
  const mark = useMarkPaid(conversation.id);
  const { status, payment } = conversation.payload;
  if (status !== 'CLOSED' || !isOwed(payment.status)) return null;
  const close = () => {
    mark.reset();
    ask(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCash size={18} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('payments:mark.action')}
      </Button>
      {isAsking && (
        <ModalDialog
          open
          onClose={close}
          title={t('payments:mark.title', {
            amount: formatMoney(payment.amount, payment.currency),
          })}
          closeLabel={t('common:actions.close')}
          actions={
            <>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button
                loading={mark.isPending}
                onClick={() => mark.mutate(undefined, { onSuccess: close })}
                data-autofocus
              >
                {t('payments:mark.confirm')}
              </Button>
            </>
          }
        >
          <p>{t('payments:mark.why')}</p>
          <CallProblem error={mark.error} />
        </ModalDialog>
      )}
    </>
  );
}
