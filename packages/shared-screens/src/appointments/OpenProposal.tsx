import { Link } from '@tanstack/react-router';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { ProposalCard } from './ProposalCard.tsx';

/** Shows the times that a clinic proposes, to choose from outside the conversation. */
export function OpenProposal({ conversation }: { conversation: ListedConversation }) {
  const { proposal, pets, facility } = conversation;
  if (!proposal) return null;
  const names = pets.map(({ name }) => name).join(', ');
  const about = (
    <Link to="/workspace/chat/$id" params={{ id: conversation.id }}>
      {[names, facility.name].filter(Boolean).join(' · ')}
    </Link>
  );
  const thread = { ...conversation, events: [proposal] };
  return <ProposalCard thread={thread} event={proposal} side="owner" about={about} />;
}
