import { useDraft } from '@zampa/client/forms/use-draft';
import type { PersonDatabase } from '@zampa/client/storage/person-database';

type MessageDraft = { readonly text: string; readonly files: readonly File[] };

const empty: MessageDraft = { text: '', files: [] };

const draftKey = (conversationId: string) => `message.${conversationId}`;

/** Stores the message draft of a conversation on the device. */
export const useMessageDraft = (conversationId: string) =>
  useDraft(draftKey(conversationId), empty);

/** Adds files to the message draft of a conversation before its screen is opened. */
export async function addToMessageDraft(
  database: PersonDatabase,
  conversationId: string,
  files: readonly File[],
): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const stored = (await transaction.store.get(draftKey(conversationId))) as
    | MessageDraft
    | undefined;
  const draft = { ...empty, ...stored };
  const saved = transaction.store.put(
    { ...draft, files: [...draft.files, ...files] },
    draftKey(conversationId),
  );
  transaction.commit();
  await Promise.all([saved, transaction.done]);
}
