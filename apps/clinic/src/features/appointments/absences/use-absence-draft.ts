import { useDraft } from '@zampa/client/forms/use-draft';
import { useState } from 'react';
import type { AbsenceValues } from './absence-values.ts';

/**
 * Stores an unsaved absence on the device, because the clients of conflicting bookings may take days to answer.
 * The form offers the draft instead of restoring it, because it may have been opened for another absence.
 */
export function useAbsenceDraft(facilityId: string) {
  const { value, ready, set, clear } = useDraft<AbsenceValues | null>(
    `absence ${facilityId}`,
    null,
  );
  const [isBegun, setBegun] = useState(false);
  return {
    /** The stored absence; null once a value is changed. */
    savedAbsence: ready && !isBegun ? value : null,
    save: (values: AbsenceValues) => {
      setBegun(true);
      set(() => values);
    },
    clear,
  };
}
