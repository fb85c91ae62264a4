import '@zampa/i18n/english/conversations-owner';
import { useAmountDue } from '@zampa/client/payments/use-amount-due';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** Says how much is due for a conversation that has ended without a payment or a payment request. */
export function DueNote({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const money = useMoney();
  const due = useAmountDue(conversation);
  if (due === 0) return null;
  return (
    <Text size="small" role="status">
      {t('conversations:owner.due', {
        amount: money(due, conversation.payload.payment.currency),
      })}
    </Text>
  );
}
