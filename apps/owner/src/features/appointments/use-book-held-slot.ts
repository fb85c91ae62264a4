import { useMutation } from '@tanstack/react-query';
import {
  useBookAppointment,
  useRescheduleAppointment,
} from '@zampa/client/appointments/change-appointment';
import type { OwnHold } from '@zampa/client/appointments/use-hold';
import type { Thread } from '@zampa/client/conversations/thread/thread';

/** Mutation that gives a conversation's visit the held slot: reschedules its booking, or creates one. */
export function useBookHeldSlot({ id, appointment, payload }: Thread) {
  const book = useBookAppointment();
  const move = useRescheduleAppointment(appointment?.id ?? '');
  return useMutation({
    mutationFn: async (held: OwnHold): Promise<void> => {
      if (appointment) await move.mutateAsync(held);
      else {
        const { services, pets } = payload;
        // The hold's id is the idempotency key, so a retry books only once.
        await book.mutateAsync({ visitId: id, clientId: held.id, services, pets, time: held });
      }
    },
  });
}
