import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useState } from 'react';
import { haveSameHours } from './week.ts';

/** Weekly hours of a clinic with their version. */
export type StoredHours = {
  readonly hours: readonly WeeklySpan[];
  readonly version: string;
};

type HoursFormEvents = {
  readonly saved: () => void | Promise<void>;
  readonly failed: () => void;
};

/**
 * Returns the state of the hours form. Saving requires the version that was loaded; after a concurrent change, both
 * versions are shown until the user chooses one.
 *
 * @param stored latest hours that are known
 */
export function useHoursForm(facilityId: string, stored: StoredHours, on: HoursFormEvents) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [seen, setSeen] = useState(stored);
  const [spans, setSpans] = useState(stored.hours);
  const save = useMutation({
    mutationFn: async (cancel: readonly string[]) => {
      const query = { facilityId };
      const body = { workingHours: spans, cancel: [...cancel] };
      await api.updateWorkingHours({ query, body, ifMatch: seen.version });
      return queryClient.fetchQuery({ ...configurationQuery(api, facilityId), staleTime: 0 });
    },
    onSuccess: ({ workingHours, hoursUpdated }) => {
      setSeen({ hours: workingHours, version: hoursUpdated });
      setSpans(workingHours);
      return on.saved();
    },
    onError: on.failed,
    // Refetch all data that depend on the hours, and the hours themselves after a conflict.
    onSettled: () => queryClient.invalidateQueries({ queryKey: facilityKeys.all }),
  });
  const change = (next: readonly WeeklySpan[]) => {
    setSpans(next);
    save.reset();
  };
  const continueWith = (next: readonly WeeklySpan[]) => {
    setSeen(stored);
    change(next);
  };
  const isStaleError = save.error instanceof ApiRefusal && save.error.code === 'STALE';
  return {
    spans,
    change,
    save,
    isChanged: !save.isPending && !haveSameHours(spans, seen.hours),
    isSaved: save.isSuccess && haveSameHours(spans, seen.hours),
    isStale: isStaleError && stored.version !== seen.version,
    takeTheirs: () => continueWith(stored.hours),
    keepMine: () => continueWith(spans),
  };
}
