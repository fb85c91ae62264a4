import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/forms/use-draft';
import type { VisitValues } from './visit-values.ts';

/**
 * Stores an unfinished booking on the device until it is booked, with the client-generated id that makes retries
 * idempotent. A draft started with other initial values is ignored.
 */
export function useVisitDraft(facilityId: string, start: VisitValues) {
  const from = JSON.stringify(start);
  const emptyDraft: VisitDraft = { from, values: start, clientId: null };
  const { value, set, clear } = useDraft(`booking ${facilityId}`, emptyDraft);
  const { values, clientId } = value.from === from ? value : emptyDraft;
  const saveDraft = (chosen: VisitValues) => {
    const id = clientId ?? newClientId();
    set(() => ({ from, values: chosen, clientId: id }));
    return id;
  };
  return {
    values,
    /** Whether any value was changed. */
    isBegun: JSON.stringify(values) !== from,
    set: (chosen: VisitValues) => void saveDraft(chosen),
    /** Returns the client-generated id and stores it, so that a retry after a reload creates no second booking. */
    ensureClientId: () => clientId ?? saveDraft(values),
    clear,
  };
}

type VisitDraft = {
  readonly from: string;
  readonly values: VisitValues;
  /** Null until a value is changed. */
  readonly clientId: string | null;
};
