import { useNavigate } from '@tanstack/react-router';
import { facilitySlots } from '@zampa/client/appointments/slots';
import { type OwnHold, isSlotLost } from '@zampa/client/appointments/use-hold';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Facility } from '@zampa/contract/facilities/objects';
import { upfrontOf } from '@zampa/domain/payments/upfront';
import { DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { useHeldSlot } from '@zampa/shared-screens/appointments/use-held-slot';
import { useState } from 'react';
import { useBookHeldSlot } from './use-book-held-slot.ts';

/** The choice of a time slot for a visit: the offered slots, the held one with what is paid for it, and its booking. */
export function useSlotChoice(thread: Thread, facility: Facility) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<OwnHold | null>(null);
  const [assigneeId, setAssignee] = useState<string | null>(null);
  const { appointment, payload, id } = thread;
  const { services: serviceIds, pets } = appointment?.payload ?? payload;
  const services = facility.mainServices.filter((service) => serviceIds.includes(service.id));
  const horizon = Math.min(
    ...services.map((service) => service.horizon),
    DEFAULT_BOOKING_WINDOW.horizon,
  );
  const search = { facilityId: facility.id, services: serviceIds, pets };
  // A request without a time has no booking to move.
  const bookingId = appointment?.payload.event.start ? appointment.id : null;
  const place = { zone: facility.timezone, horizon };
  const source = facilitySlots(useApi(), search, place, bookingId);
  const hold = { search, assigneeId, bookingId: appointment?.id ?? null, held, onHeld: setHeld };
  const time = useHeldSlot(hold);
  // A rescheduled appointment is already paid, or still held for its payment.
  const upfront = upfrontOf(services, payload.payment.amount);
  const isToBePaid = !appointment && upfront.deposit > 0;
  const booking = useBookHeldSlot(thread);
  const book = () => {
    if (held && time.isHeld)
      booking.mutate(held, {
        onSuccess: () =>
          void (isToBePaid
            ? navigate({ to: '/workspace/payments', search: { pay: id } })
            : navigate({ to: '/workspace/chat/$id', params: { id } })),
        onError: (error) => isSlotLost(error) && time.markLost(held.start),
      });
  };
  return {
    source,
    services,
    assigneeId,
    setAssignee,
    held,
    time,
    /** Null if nothing is paid before the booking. */
    upfront: isToBePaid ? upfront : null,
    booking,
    book,
  };
}
