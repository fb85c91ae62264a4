import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '../api/problems.ts';
import { useApi } from '../ClientProvider.tsx';
import { slotKeys } from './keys.ts';
import type { SlotSearch } from './slots.ts';

/** A time slot held for the user until an instant. */
export type OwnHold = {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly assigneeId: string;
  readonly heldUntil: string;
};

export type HoldInput = SlotSearch & {
  readonly start: string;
  /** Null for any available team member. */
  readonly assigneeId: string | null;
  /** The booking to be moved there. */
  readonly bookingId?: string | null;
};

/** Mutation that holds a slot for the user and releases the previous one. */
export function useHold() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({
      assigneeId,
      bookingId,
      services,
      pets,
      ...wish
    }: HoldInput): Promise<OwnHold> => {
      return api.holdSlot({
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

/** Returns whether the server refused a time because it was taken or is no longer offered. */
export function isSlotLost(error: Error | null): boolean {
  return (
    error instanceof ApiRefusal && (error.code === 'PERIOD_OCCUPIED' || error.code === 'VALIDATION')
  );
}

/** Mutation that releases a held slot early. A failure has no effect for the user. */
export function useReleaseHold() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.deleteHold({ query: { id } }),
  });
}
