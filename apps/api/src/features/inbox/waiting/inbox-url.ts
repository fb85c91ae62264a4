import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { InboxRow } from './inbox-row.ts';

/** Returns the path of the screen on which an inbox item is handled, in the clinic or owner app. */
export function inboxUrl(
  row: Pick<InboxRow, 'kind' | 'conversationId' | 'category' | 'status'>,
  isForStaff: boolean,
): string {
  const { kind, conversationId: id, category, status } = row;
  if (kind === 'JOIN') return '/workspace/team';
  if (kind === 'TO_BE_MOVED') return '/workspace/calendar?open=moves';
  if (kind === 'FAMILY_REQUEST' || kind === 'INVITATION') return '/app/dashboard';
  if (kind === 'PAYMENT_DUE') return `/app/workspace/payments?pay=${id}`;
  if (!isForStaff) return `/app/workspace/chat/${id}`;
  if (!id || !category || !status) throw new Error(`the ${kind} item has no conversation`);
  return requestPath({ id, category, status });
}
