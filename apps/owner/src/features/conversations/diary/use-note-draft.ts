import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/forms/use-draft';
import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';

/** Draft of a diary note. */
export type NoteDraft = {
  /**
   * Idempotency key, created with the first change and kept until the note is handed over, so that a second press
   * sends nothing.
   */
  readonly clientId: string | null;
  readonly category: DiaryCategory;
  readonly pets: readonly string[];
  /** Id of the clinic that may read the note; empty for the family only. */
  readonly facilityId: string;
  /** The day on which it happened, `YYYY-MM-DD`; null for today. Absent in drafts of earlier versions. */
  readonly day?: string | null;
  readonly text: string;
  readonly photos: readonly File[];
};

const emptyNote: NoteDraft = {
  clientId: null,
  category: 'DIARY_GENERIC',
  pets: [],
  facilityId: '',
  day: null,
  text: '',
  photos: [],
};

/** Stores the draft of a diary note on the device. A new one is about the given pets. */
export function useNoteDraft(pets: readonly string[] = []) {
  const { value: saved, ready, set, clear } = useDraft('note', emptyNote);
  // A draft that nobody has typed into is about the pet whose diary was opened.
  const value = saved.clientId === null ? { ...saved, pets } : saved;
  return {
    draft: value,
    ready,
    change: (changes: Partial<NoteDraft>) =>
      set({ ...value, ...changes, clientId: value.clientId ?? newClientId() }),
    clear,
  };
}
