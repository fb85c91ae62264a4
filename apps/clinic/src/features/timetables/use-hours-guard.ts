import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOfKey } from '@zampa/client/api/call-types';
import { renewCalendar } from '@zampa/client/appointments/use-change-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { HoursChange } from '@zampa/domain/timetables/hours-change';
import { useState } from 'react';
import { type Decisions, type Decision, idsOf } from './hours-decisions.ts';

/** What is asked about bookings that new hours would leave outside, and how far the answer has been carried out. */
export type AskedConflicts = AnswerOfKey<'POST /timetables/conflicts'> & {
  readonly decisions: Decisions;
  readonly save: () => void;
  /** Null until the hours are saved; then what follows once everything is carried out. */
  readonly afterwards: (() => void) | null;
  /** To whom times were proposed since. */
  readonly proposed: readonly string[];
};

export type HoursGuard = ReturnType<typeof useHoursGuard>;

/**
 * Asks what becomes of the bookings in conflict before hours are saved. What was decided is carried out once they are:
 * only then the free times to propose are those of the new hours, and nothing is called off for hours that never came.
 */
export function useHoursGuard(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [asked, setAsked] = useState<AskedConflicts | null>(null);
  const look = useMutation({
    mutationFn: (change: HoursChange) =>
      api.send('POST /timetables/conflicts', { body: { facilityId, change } }),
  });
  const callOff = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await api.send('DELETE /events', { query: { id } });
    },
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
  const finish = (then: (() => void) | null) => {
    setAsked(null);
    callOff.reset();
    then?.();
  };
  const carryOut = (decisions: Decisions, then: () => void) => {
    const canceled = idsOf(decisions, 'cancel');
    const hasMore = idsOf(decisions, 'propose').length > 0;
    if (canceled.length === 0 && !hasMore) return finish(then);
    if (canceled.length > 0)
      callOff.mutate(canceled, {
        onSuccess: () => {
          if (!hasMore) finish(then);
        },
      });
  };
  return {
    asked,
    error: look.error,
    isLooking: look.isPending,
    callOff,
    /** Saves at once where no booking is in conflict, else when all are decided. */
    check: (change: HoursChange, save: () => void) =>
      look.mutate(change, {
        onSuccess: (found) => {
          if (found.total === 0) return save();
          setAsked({ ...found, save, decisions: {}, afterwards: null, proposed: [] });
        },
      }),
    decide: (decisions: Readonly<Record<string, Decision>>) =>
      setAsked((known) => known && { ...known, decisions: { ...known.decisions, ...decisions } }),
    /** The hours are saved: what was decided is carried out, then it goes on. */
    saved: (then: () => void = () => {}) => {
      if (!asked) return then();
      setAsked({ ...asked, afterwards: then });
      renewCalendar(queryClient, facilityId);
      carryOut(asked.decisions, then);
    },
    tryAgain: () => asked?.afterwards && carryOut(asked.decisions, asked.afterwards),
    markProposed: (id: string) =>
      setAsked((known) => known && { ...known, proposed: [...known.proposed, id] }),
    /** Before the hours are saved nothing has happened; after it, what is left stays as it is. */
    close: () => finish(asked?.afterwards ?? null),
  };
}
