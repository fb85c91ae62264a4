import type { InboxRow } from './inbox-row.ts';

/** Returns where something that waits is dealt with, with the app that it opens in. */
export function inboxUrl(
  row: Pick<InboxRow, 'kind' | 'conversationId' | 'category' | 'status'>,
  isForStaff: boolean,
): string {
  const { kind, conversationId } = row;
  if (kind === 'JOIN') return '/workspace/team';
  if (kind === 'FAMILY_REQUEST' || kind === 'INVITATION') return '/app/dashboard';
  if (kind === 'PAYMENT_DUE') return `/app/workspace/payments?pay=${conversationId}`;
  return isForStaff
    ? `/workspace/requests?list=${listOf(row)}&conversation=${conversationId}`
    : `/app/workspace/chat/${conversationId}`;
}

function listOf({ category, status }: Pick<InboxRow, 'category' | 'status'>) {
  if (status === 'PENDING') return 'awaiting-payment';
  if (status === 'CLOSED') return 'completed';
  if (category !== 'CONSULTATION') return 'visits';
  return status === 'NEW' ? 'to-manage' : 'in-progress';
}
