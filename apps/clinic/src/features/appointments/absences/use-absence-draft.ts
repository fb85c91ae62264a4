import { useDraft } from '@zampa/client/storage/use-draft';
import { useState } from 'react';
import type { AbsenceValues } from './absence-values.ts';

/**
 * Keeps an absence that is being entered until it is saved: the clients whose bookings are in its way may take days to
 * answer. What was kept is offered, not taken up by itself, since another one may be begun from elsewhere.
 */
export function useAbsenceDraft(facilityId: string) {
  const { value, ready, set, clear } = useDraft<AbsenceValues | null>(
    `absence ${facilityId}`,
    null,
  );
  const [isBegun, setBegun] = useState(false);
  return {
    /** What was kept before; null once something is entered. */
    found: ready && !isBegun ? value : null,
    keep: (values: AbsenceValues) => {
      setBegun(true);
      set(values);
    },
    clear,
  };
}
