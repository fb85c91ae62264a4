import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/storage/use-draft';
import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';

/** A note of the diary, as far as it has been written. */
export type NoteDraft = {
  /** Made with the first change and kept until it is handed over, so that a second press hands over nothing. */
  readonly clientId: string | null;
  readonly category: DiaryCategory;
  readonly pets: readonly string[];
  /** The clinic that may read it; empty for the family alone. */
  readonly facilityId: string;
  readonly text: string;
  readonly photos: readonly File[];
};

const nothing: NoteDraft = {
  clientId: null,
  category: 'DIARY_GENERIC',
  pets: [],
  facilityId: '',
  text: '',
  photos: [],
};

/** Keeps the note that is being written into the diary. */
export function useNoteDraft() {
  const { value, ready, set, clear } = useDraft('note', nothing);
  return {
    draft: value,
    ready,
    change: (changes: Partial<NoteDraft>) =>
      set({ ...value, ...changes, clientId: value.clientId ?? newClientId() }),
    clear,
  };
}
