import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { refreshCalendar } from '@zampa/client/appointments/refresh-calendar';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { HoursChange } from '@zampa/domain/timetables/hours-change';
import { useState } from 'react';
import { type Decisions, type Decision, idsWithDecision } from './hours-decisions.ts';

/** Bookings outside the new hours and the decisions about them. */
export type ConflictQuestions = CallAnswer<'readHoursConflicts'> & {
  readonly decisions: Decisions;
  readonly save: Save;
  /** Null until the hours are saved; then called once times are proposed. */
  readonly afterwards: Then | null;
  /** Ids of the bookings for which times were proposed since. */
  readonly proposed: readonly string[];
};

/** Saves the hours and cancels these bookings with them. */
type Save = (cancel: readonly string[]) => void;

/** Called at the end, for example to leave the page. */
type Then = () => void | Promise<void>;

export type HoursGuard = ReturnType<typeof useHoursGuard>;

/**
 * Asks for decisions about bookings in conflict before hours are saved. Cancellations are saved together with the
 * hours; times are proposed afterwards, because only then the available slots reflect the new hours.
 */
export function useHoursGuard(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [questions, setQuestions] = useState<ConflictQuestions | null>(null);
  const findConflicts = useMutation({
    mutationFn: (change: HoursChange) => api.readHoursConflicts({ body: { facilityId, change } }),
  });
  const finish = (then: Then | null) => {
    setQuestions(null);
    return then?.();
  };
  return {
    asked: questions,
    error: findConflicts.error,
    isLooking: findConflicts.isPending,
    /** Saves directly if no booking is in conflict, else once all are decided. */
    check: (change: HoursChange, save: Save) =>
      findConflicts.mutate(change, {
        onSuccess: (conflicts) => {
          if (conflicts.total === 0) return save([]);
          setQuestions({ ...conflicts, save, decisions: {}, afterwards: null, proposed: [] });
        },
      }),
    decide: (decisions: Readonly<Record<string, Decision>>) =>
      setQuestions(
        (current) => current && { ...current, decisions: { ...current.decisions, ...decisions } },
      ),
    save: () => questions?.save(idsWithDecision(questions.decisions, 'cancel')),
    /** To be called after saving. Continues with the proposals, if there are any; otherwise calls `then`. */
    saved: (then: Then = () => {}) => {
      if (!questions) return then();
      refreshCalendar(queryClient, facilityId);
      if (idsWithDecision(questions.decisions, 'propose').length === 0) return finish(then);
      setQuestions({ ...questions, afterwards: then });
    },
    markProposed: (id: string) =>
      setQuestions((current) => current && { ...current, proposed: [...current.proposed, id] }),
    /** Before saving this discards everything; after it, bookings without a proposal stay unchanged. */
    close: () => void finish(questions?.afterwards ?? null),
  };
}
