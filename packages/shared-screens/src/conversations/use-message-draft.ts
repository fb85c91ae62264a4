import { useDraft } from '@zampa/client/storage/use-draft';
import type { PersonDatabase } from '@zampa/client/storage/person-database';

type MessageDraft = { readonly text: string; readonly files: readonly File[] };

const empty: MessageDraft = { text: '', files: [] };

const nameOf = (conversationId: string) => `message.${conversationId}`;

/** Keeps the message that is being written into a conversation. */
export const useMessageDraft = (conversationId: string) => useDraft(nameOf(conversationId), empty);

/** Puts files into the message that is being written into a conversation, before its screen is opened. */
export async function addToMessageDraft(
  database: PersonDatabase,
  conversationId: string,
  files: readonly File[],
): Promise<void> {
  const change = database.transaction('drafts', 'readwrite');
  const known = (await change.store.get(nameOf(conversationId))) as MessageDraft | undefined;
  const draft = { ...empty, ...known };
  const kept = change.store.put(
    { ...draft, files: [...draft.files, ...files] },
    nameOf(conversationId),
  );
  change.commit();
  await Promise.all([kept, change.done]);
}
