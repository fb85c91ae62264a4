import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOfKey } from '@zampa/client/api/call-types';
import { renewCalendar } from '@zampa/client/appointments/renew-calendar';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { HoursChange } from '@zampa/domain/timetables/hours-change';
import { useState } from 'react';
import { type Decisions, type Decision, idsOf } from './hours-decisions.ts';

/** What is asked about bookings that new hours would leave outside, and what was decided. */
export type ConflictQuestions = AnswerOfKey<'POST /timetables/conflicts'> & {
  readonly decisions: Decisions;
  readonly save: Save;
  /** Null until the hours are saved; then what follows once times are proposed. */
  readonly afterwards: Then | null;
  /** To whom times were proposed since. */
  readonly proposed: readonly string[];
};

/** Saves the hours, and calls these bookings off with it. */
type Save = (cancel: readonly string[]) => void;

/** Leaves the page, or does nothing more. */
type Then = () => void | Promise<void>;

export type HoursGuard = ReturnType<typeof useHoursGuard>;

/**
 * Asks what becomes of the bookings in conflict before hours are saved. What is to be called off is so with the saving;
 * times are proposed after it: only then the free ones are those of the new hours.
 */
export function useHoursGuard(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [asked, setAsked] = useState<ConflictQuestions | null>(null);
  const look = useMutation({
    mutationFn: (change: HoursChange) =>
      api.send('POST /timetables/conflicts', { body: { facilityId, change } }),
  });
  const finish = (then: Then | null) => {
    setAsked(null);
    return then?.();
  };
  return {
    asked,
    error: look.error,
    isLooking: look.isPending,
    /** Saves at once where no booking is in conflict, else when all are decided. */
    check: (change: HoursChange, save: Save) =>
      look.mutate(change, {
        onSuccess: (found) => {
          if (found.total === 0) return save([]);
          setAsked({ ...found, save, decisions: {}, afterwards: null, proposed: [] });
        },
      }),
    decide: (decisions: Readonly<Record<string, Decision>>) =>
      setAsked((known) => known && { ...known, decisions: { ...known.decisions, ...decisions } }),
    save: () => asked?.save(idsOf(asked.decisions, 'cancel')),
    /** The hours are saved, and what is off is off: where times are to be proposed, it goes on after them. */
    saved: (then: Then = () => {}) => {
      if (!asked) return then();
      renewCalendar(queryClient, facilityId);
      if (idsOf(asked.decisions, 'propose').length === 0) return finish(then);
      setAsked({ ...asked, afterwards: then });
    },
    markProposed: (id: string) =>
      setAsked((known) => known && { ...known, proposed: [...known.proposed, id] }),
    /** Before the hours are saved nothing has happened; after it, what is left stays as it is. */
    close: () => void finish(asked?.afterwards ?? null),
  };
}
