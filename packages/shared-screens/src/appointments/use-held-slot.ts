import type { SlotSearch } from '@zampa/client/appointments/slots';
import { type OwnHold, isTimeGone, useHold } from '@zampa/client/appointments/use-hold';
import type { OfferedTime } from '@zampa/domain/appointments/slots/offered-times';
import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';

export type HeldTimeOptions = {
  readonly question: SlotSearch;
  readonly assigneeId: string | null;
  readonly bookingId?: string | null;
  readonly held: OwnHold | null;
  readonly onHeld: (held: OwnHold) => void;
};

/** Keeps the time that somebody chooses from the choice on, and tells when it is lost or its ten minutes are over. */
export function useHeldSlot(options: HeldTimeOptions) {
  const { question, assigneeId, bookingId = null, held, onHeld } = options;
  const hold = useHold();
  const secondsLeft = useSecondsLeft(held?.heldUntil ?? null);
  const [lost, setLost] = useState<string | null>(null);
  const take = ({ start }: Pick<OfferedTime, 'start'>) => {
    if (hold.isPending) return;
    hold.mutate(
      { ...question, start, assigneeId, bookingId },
      {
        onSuccess: (kept) => {
          setLost(null);
          onHeld(kept);
        },
        onError: (error) => setLost(isTimeGone(error) ? start : null),
      },
    );
  };
  const ranOut = held !== null && secondsLeft === 0;
  return {
    take,
    /** The time went to somebody else although it was held: its minutes were over. */
    lose: setLost,
    /** The start that is being asked for. */
    busy: hold.isPending ? hold.variables.start : null,
    /** Any other reason than that the time is gone. */
    error: hold.error && !isTimeGone(hold.error) ? hold.error : null,
    secondsLeft,
    isHeld: held !== null && !ranOut && lost === null,
    /** The time that is gone, and whether somebody else has it. */
    gone: goneTime(lost, ranOut ? held.start : null),
  };
}

function goneTime(lost: string | null, ranOut: string | null) {
  if (lost) return { start: lost, taken: true };
  return ranOut ? { start: ranOut, taken: false } : null;
}
