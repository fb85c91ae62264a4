import { useAppointments } from '@zampa/client/appointments/queries';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import { AppointmentActions } from './AppointmentActions.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { toAppointmentFacts } from './appointment-facts.ts';

/**
 * Card of the owner's booking in a conversation. Takes the clinic's address and the team member from the appointment
 * list, everything else from the conversation, which is newer.
 */
export function OwnerAppointment({ thread }: { thread: Thread }) {
  const { appointments } = useAppointments('upcoming');
  const facts = toAppointmentFacts(thread);
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
      <AppointmentActions appointment={appointment} onAsk={focusComposer} />
    </AppointmentCard>
  );
}

/** Focuses the message composer below the thread. */
function focusComposer() {
  document.querySelector<HTMLTextAreaElement>('footer textarea')?.focus();
}
