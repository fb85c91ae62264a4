import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';

/** Returns whether the pet owner can still accept one of the proposed times of a conversation. */
export function hasOpenProposal(
  { proposal, payload }: Pick<ListedConversation, 'proposal' | 'payload'>,
  now: Date,
): boolean {
  const { times = [], expiresAt = '' } = proposal?.payload ?? {};
  return (
    payload.status !== 'CLOSED' &&
    Date.parse(expiresAt) > now.getTime() &&
    times.some(({ start }) => Date.parse(start) > now.getTime())
  );
}
