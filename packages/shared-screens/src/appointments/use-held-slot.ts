import type { SlotSearch } from '@zampa/client/appointments/slots';
import { type OwnHold, isSlotLost, useHold } from '@zampa/client/appointments/use-hold';
import type { OfferedTime } from '@zampa/domain/appointments/slots/offered-times';
import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';

export type HeldSlotOptions = {
  readonly search: SlotSearch;
  readonly assigneeId: string | null;
  readonly bookingId?: string | null;
  readonly held: OwnHold | null;
  readonly onHeld: (held: OwnHold) => void;
};

/** Holds the chosen time on the server for ten minutes, and reports when it is lost or the hold runs out. */
export function useHeldSlot(options: HeldSlotOptions) {
  const { search, assigneeId, bookingId = null, held, onHeld } = options;
  const hold = useHold();
  const secondsLeft = useSecondsLeft(held?.heldUntil ?? null);
  const [takenStart, setTakenStart] = useState<string | null>(null);
  const take = ({ start }: Pick<OfferedTime, 'start'>) => {
    if (hold.isPending) return;
    hold.mutate(
      { ...search, start, assigneeId, bookingId },
      {
        onSuccess: (newHold) => {
          setTakenStart(null);
          onHeld(newHold);
        },
        onError: (error) => setTakenStart(isSlotLost(error) ? start : null),
      },
    );
  };
  const hasRunOut = held !== null && secondsLeft === 0;
  return {
    take,
    /** Marks the start as taken by another user after the hold ran out. */
    markLost: setTakenStart,
    /** The start of the pending hold request. */
    busy: hold.isPending ? hold.variables.start : null,
    /** Any error other than a taken slot. */
    error: hold.error && !isSlotLost(hold.error) ? hold.error : null,
    secondsLeft,
    isHeld: held !== null && !hasRunOut && takenStart === null,
    /** The lost start, and whether another user has taken it. */
    lostSlot: toLostSlot(takenStart, hasRunOut ? held.start : null),
  };
}

function toLostSlot(takenStart: string | null, hasRunOut: string | null) {
  if (takenStart) return { start: takenStart, taken: true };
  return hasRunOut ? { start: hasRunOut, taken: false } : null;
}
