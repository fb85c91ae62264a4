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

/** Changed fields, or a function that computes them. */
type NoteChanges = Partial<NoteDraft> | ((latest: NoteDraft) => Partial<NoteDraft>);

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
  const withPets = (draft: NoteDraft) => (draft.clientId === null ? { ...draft, pets } : draft);
  return {
    draft: withPets(saved),
    ready,
    /** Changes some fields. A function computes them from the latest draft, which may not be shown yet. */
    change: (changes: NoteChanges) =>
      set((latest) => {
        const draft = withPets(latest);
        const changed = typeof changes === 'function' ? changes(draft) : changes;
        return { ...draft, ...changed, clientId: draft.clientId ?? newClientId() };
      }),
    clear,
  };
}
