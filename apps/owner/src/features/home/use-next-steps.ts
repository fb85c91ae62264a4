import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { type ListedStep, nextSteps } from './next-steps.ts';

/** Returns the list for the signed-in person; empty until their conversations are known, so that nothing flickers. */
export function useNextSteps(): readonly ListedStep[] {
  const { pets, vetFacilities } = useMe();
  const { data, conversations } = useOwnConversations();
  const draft = useRequestDraft();
  if (!data || !draft.ready) return [];
  return nextSteps({
    pets: pets.length,
    clinics: vetFacilities.filter(({ status }) => refusalOfContact(status, 'owner') === null)
      .length,
    conversations: conversations.length,
    draft: draft.begun,
  });
}
