import { useQuery } from '@tanstack/react-query';
import { conflictsQuery, useAddAbsence } from '@zampa/client/appointments/availability';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { AbsenceValues } from './absence-values.ts';
import { useAbsenceDraft } from './use-absence-draft.ts';
import { type EntryStart, useNewEntry } from './use-new-entry.ts';

/**
 * A new absence: its values, stored on the device until it is saved, the entries that it overlaps, and saving.
 *
 * @param onMoves called after the absence was saved over bookings, which then have to be moved
 */
export function useAbsenceForm(start: EntryStart, onMoves: () => void, onClose: () => void) {
  const entry = useNewEntry(start);
  const { facilityId, values, period: absence } = entry;
  const draft = useAbsenceDraft(facilityId);
  const conflicts = useQuery(conflictsQuery(useApi(), absence));
  const add = useAddAbsence(facilityId);
  const overlaps = conflicts.data ?? [];
  const isBlocked = overlaps.some(({ category }) => category === 'OOO');
  const hasBookings = overlaps.some(({ category }) => category === 'BOOKING');
  const finish = () => {
    draft.clear();
    if (hasBookings) onMoves();
    else onClose();
  };
  const save = () => {
    if (!absence || isBlocked || add.isPending) return;
    const allowOverlap = overlaps.length > 0 && { allowOverlap: true };
    add.mutate({ ...absence, ...allowOverlap }, { onSuccess: finish });
  };
  return {
    ...entry,
    set: (part: Partial<AbsenceValues>) => {
      entry.set(part);
      draft.save({ ...values, ...part });
    },
    /** Null while the values are incomplete. */
    absence,
    conflicts,
    canSave: absence !== null && !isBlocked,
    add,
    save,
    /** An earlier absence that was not saved; null once a value is changed. */
    savedAbsence: draft.savedAbsence,
    discardSaved: draft.clear,
  };
}
