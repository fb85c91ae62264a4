import { useAmountDue } from '@zampa/client/payments/use-amount-due';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { MarkDebtPaidDialog } from './MarkDebtPaidDialog.tsx';

export interface MarkPaidDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Confirms that the amount due for a conversation was paid in cash. */
export function MarkPaidDialog({ conversation, onClose }: MarkPaidDialogProps) {
  const amount = useAmountDue(conversation);
  const { currency } = conversation.payload.payment;
  return (
    <MarkDebtPaidDialog
      debt={{ conversationId: conversation.id, amount, currency }}
      onClose={onClose}
    />
  );
}
