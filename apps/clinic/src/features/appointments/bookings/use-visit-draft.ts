import { useDraft } from '@zampa/client/storage/use-draft';
import type { VisitValues } from './visit-values.ts';

/**
 * A booking as far as it has been chosen, kept through reloads and closed tabs until it is booked. What was kept of one
 * that was begun from somewhere else is not taken up.
 */
export function useVisitDraft(facilityId: string, start: VisitValues) {
  const from = JSON.stringify(start);
  const nothing: Kept = { from, values: start };
  const { value, set, clear } = useDraft(`booking ${facilityId}`, nothing);
  const values = value.from === from ? value.values : start;
  return {
    values,
    /** Whether anything has been chosen since. */
    isBegun: JSON.stringify(values) !== from,
    set: (chosen: VisitValues) => set({ from, values: chosen }),
    clear,
  };
}

type Kept = { readonly from: string; readonly values: VisitValues };
