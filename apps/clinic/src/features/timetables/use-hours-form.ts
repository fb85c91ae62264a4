import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useState } from 'react';
import { sameHours } from './week.ts';

/** The hours of a clinic's week in one version. */
export type StoredHours = {
  readonly hours: readonly WeeklySpan[];
  readonly version: string;
};

type HoursFormEvents = {
  readonly saved: () => void | Promise<void>;
  readonly failed: () => void;
};

/**
 * Returns the hours as they are entered. They are changed as they were seen: where a colleague was faster, theirs stand
 * beside what was entered until one of the two is chosen.
 *
 * @param stored what stands there now, as far as it is known
 */
export function useHoursForm(facilityId: string, stored: StoredHours, on: HoursFormEvents) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [seen, setSeen] = useState(stored);
  const [spans, setSpans] = useState(stored.hours);
  const save = useMutation({
    mutationFn: async (cancel: readonly string[]) => {
      const query = { facilityId };
      const body = { workingHours: spans, cancel: [...cancel] };
      await api.send('PUT /facilities/working-hours', { query, body, ifMatch: seen.version });
      return queryClient.fetchQuery({ ...configurationQuery(api, facilityId), staleTime: 0 });
    },
    onSuccess: ({ workingHours, hoursUpdated }) => {
      setSeen({ hours: workingHours, version: hoursUpdated });
      setSpans(workingHours);
      return on.saved();
    },
    onError: on.failed,
    // What depends on the hours is asked again, and so are those that somebody else saved.
    onSettled: () => queryClient.invalidateQueries({ queryKey: facilityKeys.all }),
  });
  const change = (next: readonly WeeklySpan[]) => {
    setSpans(next);
    save.reset();
  };
  const goOnWith = (next: readonly WeeklySpan[]) => {
    setSeen(stored);
    change(next);
  };
  const stale = save.error instanceof ApiRefusal && save.error.code === 'STALE';
  return {
    spans,
    change,
    save,
    isChanged: !save.isPending && !sameHours(spans, seen.hours),
    isSaved: save.isSuccess && sameHours(spans, seen.hours),
    isStale: stale && stored.version !== seen.version,
    takeTheirs: () => goOnWith(stored.hours),
    keepMine: () => goOnWith(spans),
  };
}
