import type { OwnHold } from '@zampa/client/appointments/use-hold';
import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/forms/use-draft';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import type { Priority } from '@zampa/domain/conversations/enumerations';

/** Enough to show a problem from all sides, few enough for a slow connection. */
export const MAX_PHOTOS = 6;

/** A request that the owner is writing. */
export type RequestDraft = {
  /** Idempotency key of the request, created with the first change; null before. */
  readonly clientId: string | null;
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
  /** The checked emergency signs; null until the question was answered. */
  readonly redFlags: readonly RedFlag[] | null;
  /** The ended conversation that the request follows up. */
  readonly followUpOf: string | null;
  readonly photos: readonly File[];
  /** The held slot, for a request for a visit. */
  readonly time: OwnHold | null;
  /** Team member to show times for; null for all. */
  readonly assigneeId: string | null;
  /** Whether the clinic should propose times, with the owner's preference in `wish`. */
  readonly letClinicChoose: boolean;
  readonly wish: string;
  /** Address of a home visit; null for the owner's own address. */
  readonly address: string | null;
};

/** Changed fields, or a function that computes them from the latest draft, which may not be shown yet. */
export type RequestChanges =
  | Partial<RequestDraft>
  | ((latest: RequestDraft) => Partial<RequestDraft>);

const emptyDraft: RequestDraft = {
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

/** Drafts stored by an earlier version of the app may lack newer fields. */
const withAllFields = (stored: RequestDraft): RequestDraft => ({ ...emptyDraft, ...stored });

/** Stores the request draft on the device. Used by the request steps and by Home, which offers to continue it. */
export function useRequestDraft() {
  const { value: stored, ready, set, clear } = useDraft('ask', emptyDraft);
  const value = withAllFields(stored);
  return {
    draft: value,
    ready,
    /** Whether the draft has text or photos. */
    hasContent: hasVisibleText(value.note) || value.photos.length > 0,
    change: (changes: RequestChanges) =>
      set((latest) => {
        const draft = withAllFields(latest);
        const changed = typeof changes === 'function' ? changes(draft) : changes;
        return { ...draft, ...changed, clientId: draft.clientId ?? newClientId() };
      }),
    clear,
  };
}
