import type { OwnHold } from '@zampa/client/appointments/use-hold';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/storage/use-draft';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import type { Priority } from '@zampa/domain/conversations/enumerations';

/** Enough to show something from all sides, few enough to send from a bad connection. */
export const PHOTOS_MAX = 6;

/** A question on its way to a clinic, as far as it has been written. */
export type RequestDraft = {
  /** Made with the first change and kept until the question has arrived; `null` before. */
  readonly clientId: string | null;
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
  /** The signs of an emergency that there are; `null` until they have been asked about. */
  readonly redFlags: readonly RedFlag[] | null;
  /** The ended conversation that it goes on from. */
  readonly followUpOf: string | null;
  readonly photos: readonly File[];
  /** The time that is held for it, where it is about a visit. */
  readonly time: OwnHold | null;
  /** Whose times are shown; null for anybody's. */
  readonly assigneeId: string | null;
  /** Whether the clinic is to propose a time, and what would suit. */
  readonly letClinicChoose: boolean;
  readonly wish: string;
  /** Where a home visit goes; null as long as it is where the person lives. */
  readonly address: string | null;
};

const nothing: RequestDraft = {
  clientId: null,
  facilityId: null,
  pets: [],
  services: [],
  note: '',
  priority: 'MEDIUM',
  redFlags: null,
  followUpOf: null,
  photos: [],
  time: null,
  assigneeId: null,
  letClinicChoose: false,
  wish: '',
  address: null,
};

/** Keeps the question that is being written: asked for by the steps, and by Home, which offers to finish it. */
export function useRequestDraft() {
  const { value: kept, ready, set, clear } = useDraft('ask', nothing);
  // One that an earlier version of the app kept may lack what has come since.
  const value = { ...nothing, ...kept };
  return {
    draft: value,
    ready,
    /** Whether there is anything that would be a pity to lose. */
    begun: value.note.trim() !== '' || value.photos.length > 0,
    change: (changes: Partial<RequestDraft>) =>
      set({ ...value, ...changes, clientId: value.clientId ?? newClientId() }),
    clear,
  };
}
