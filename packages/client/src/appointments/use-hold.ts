import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '../api/problems.ts';
import { useApi } from '../ClientProvider.tsx';
import { slotKeys } from './keys.ts';
import type { SlotSearch } from './slots.ts';

/** A time that is kept for one person until an instant. */
export type OwnHold = {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly assigneeId: string;
  readonly heldUntil: string;
};

export type HoldWish = SlotSearch & {
  readonly start: string;
  /** Null: whoever is free. */
  readonly assigneeId: string | null;
  /** The booking that is to move there. */
  readonly bookingId?: string | null;
};

/** Keeps a time for this person; the one that was kept before is given up. */
export function useHold() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({
      assigneeId,
      bookingId,
      services,
      pets,
      ...wish
    }: HoldWish): Promise<OwnHold> => {
      return api.send('POST /facilities/holds', {
        body: {
          ...wish,
          services: [...services],
          pets: [...pets],
          ...(assigneeId && { assigneeId }),
          ...(bookingId && { bookingId }),
        },
      });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: slotKeys.all }),
  });
}

/** Tells whether a refusal says that a time went to somebody else, or is not offered any more. */
export function isTimeGone(error: Error | null): boolean {
  return (
    error instanceof ApiRefusal && (error.code === 'PERIOD_OCCUPIED' || error.code === 'VALIDATION')
  );
}

/** Gives a kept time back before its minutes are over; whether that arrives changes nothing for this person. */
export function useGiveUpHold() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.send('DELETE /facilities/holds', { query: { id } }),
  });
}
