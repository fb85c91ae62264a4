import { newClientId } from '@zampa/client/conversations/client-id';
import { useDraft } from '@zampa/client/storage/use-draft';
import type { Priority } from '@zampa/domain/conversations/enumerations';

/** A question on its way to a clinic, as far as it has been written. */
export type AskDraft = {
  /** Made with the first change and kept until the question has arrived; `null` before. */
  readonly clientId: string | null;
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
  readonly photos: readonly File[];
};

const nothing: AskDraft = {
  clientId: null,
  facilityId: null,
  pets: [],
  services: [],
  note: '',
  priority: 'MEDIUM',
  photos: [],
};

/** The question that is being written: asked for by the steps, and by Home, which offers to finish it. */
export function useAskDraft() {
  const { value, ready, set, clear } = useDraft('ask', nothing);
  return {
    draft: value,
    ready,
    /** Whether there is anything that would be a pity to lose. */
    begun: value.note.trim() !== '' || value.photos.length > 0,
    change: (changes: Partial<AskDraft>) =>
      set({ ...value, ...changes, clientId: value.clientId ?? newClientId() }),
    clear,
  };
}
