import { newClientId } from '@zampa/client/conversations/outbox/client-id';
import { useDraft } from '@zampa/client/storage/use-draft';
import type { VisitValues } from './visit-values.ts';

/**
 * Keeps a booking, as far as it has been chosen, through reloads and closed tabs until it is booked, under the name
 * that it is sent by. What was kept of one that was begun from somewhere else is not taken up.
 */
export function useVisitDraft(facilityId: string, start: VisitValues) {
  const from = JSON.stringify(start);
  const nothing: Kept = { from, values: start, clientId: null };
  const { value, set, clear } = useDraft(`booking ${facilityId}`, nothing);
  const { values, clientId } = value.from === from ? value : nothing;
  const keep = (chosen: VisitValues) => {
    const name = clientId ?? newClientId();
    set({ from, values: chosen, clientId: name });
    return name;
  };
  return {
    values,
    /** Whether anything has been chosen since. */
    isBegun: JSON.stringify(values) !== from,
    set: (chosen: VisitValues) => void keep(chosen),
    /** Returns the name that it is sent by, kept from then on: sent again after a reload, it is the same booking. */
    nameToSend: () => clientId ?? keep(values),
    clear,
  };
}

type Kept = {
  readonly from: string;
  readonly values: VisitValues;
  /** Null until something has been chosen. */
  readonly clientId: string | null;
};
