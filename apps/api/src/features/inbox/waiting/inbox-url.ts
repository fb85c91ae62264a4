import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { InboxRow } from './inbox-row.ts';

/** Returns where something that waits is dealt with, with the app that it opens in. */
export function inboxUrl(
  row: Pick<InboxRow, 'kind' | 'conversationId' | 'category' | 'status'>,
  isForStaff: boolean,
): string {
  const { kind, conversationId: id, category, status } = row;
  if (kind === 'JOIN') return '/workspace/team';
  if (kind === 'FAMILY_REQUEST' || kind === 'INVITATION') return '/app/dashboard';
  if (kind === 'PAYMENT_DUE') return `/app/workspace/payments?pay=${id}`;
  if (!isForStaff) return `/app/workspace/chat/${id}`;
  if (!id || !category || !status) throw new Error(`a ${kind} without its conversation`);
  return requestPath({ id, category, status });
}
