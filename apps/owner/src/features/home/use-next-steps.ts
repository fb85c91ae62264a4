import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { type ListedStep, nextSteps } from './next-steps.ts';

/** Returns the next steps of the signed-in user; empty until their conversations have loaded, to avoid flicker. */
export function useNextSteps(): readonly ListedStep[] {
  const { pets, vetFacilities } = useMe();
  const { data, conversations } = useOwnConversations();
  const draft = useRequestDraft();
  if (!data || !draft.ready) return [];
  return nextSteps({
    pets: pets.length,
    clinics: vetFacilities.filter(({ status }) => refusalToContact(status, 'owner') === null)
      .length,
    conversations: conversations.length,
    draft: draft.hasContent,
  });
}
