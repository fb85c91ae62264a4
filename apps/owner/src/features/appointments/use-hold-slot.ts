import { useMutation } from '@tanstack/react-query';
import { useBook, useMove } from '@zampa/client/appointments/change-appointment';
import type { OwnHold } from '@zampa/client/appointments/use-hold';
import type { Thread } from '@zampa/client/conversations/thread/thread';

/** Gives the visit of a conversation the time that is held: its booking moves there, or begins with it. */
export function useHoldSlot({ id, appointment, payload }: Thread) {
  const book = useBook();
  const move = useMove(appointment?.id ?? '');
  return useMutation({
    mutationFn: async (held: OwnHold): Promise<void> => {
      if (appointment) await move.mutateAsync(held);
      else {
        const { services, pets } = payload;
        // A time is held once: its name makes repeating harmless.
        await book.mutateAsync({ visitId: id, clientId: held.id, services, pets, time: held });
      }
    },
  });
}
