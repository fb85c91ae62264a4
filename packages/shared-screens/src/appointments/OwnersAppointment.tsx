import { useAppointments } from '@zampa/client/appointments/queries';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import { AppointmentActions } from './AppointmentActions.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { factsOf } from './appointment-facts.ts';

/**
 * Shows the booking of an own visit. The list of appointments knows the clinic's address and whoever has the time, the
 * conversation what is newest.
 */
export function OwnersAppointment({ thread }: { thread: Thread }) {
  const { appointments } = useAppointments('upcoming');
  const facts = factsOf(thread);
  if (!facts) return null;
  const listed = appointments.find(({ id }) => id === facts.id);
  const { resource } = facts.payload.event;
  const appointment = {
    ...facts,
    facility: { ...listed?.facility, ...facts.facility },
    member: listed?.payload.event.resource === resource ? listed.member : facts.member,
  };
  return (
    <AppointmentCard appointment={appointment} side="owner">
      <AppointmentActions appointment={appointment} onAsk={writeBelow} />
    </AppointmentCard>
  );
}

/** The box for messages stands below the thread. */
function writeBelow() {
  document.querySelector<HTMLTextAreaElement>('footer textarea')?.focus();
}
