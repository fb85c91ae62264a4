import type { Thread } from '@zampa/client/conversations/thread/thread';
import { ownerChangeDeadline } from '@zampa/domain/appointments/change-window';
import { streetText } from '@zampa/domain/facilities/street';
import type { Appointment } from '@zampa/contract/appointments/objects';

/** Data of an appointment card. A conversation has all of it except the clinic's address. */
export type AppointmentFacts = Pick<
  Appointment,
  | 'id'
  | 'parent_id'
  | 'FamilyId'
  | 'payload'
  | 'petNames'
  | 'serviceNames'
  | 'member'
  | 'byVideo'
  | 'ended'
  | 'rebooked'
> & {
  readonly facility: Pick<Appointment['facility'], 'name' | 'phone' | 'timezone'> &
    Partial<
      Pick<Appointment['facility'], 'address' | 'streetNumber' | 'suite' | 'city' | 'postcode'>
    >;
};

/** Returns the valid booking of a conversation; null if it has none. */
export function toAppointmentFacts(thread: Thread): AppointmentFacts | null {
  const { appointment, facility, assignee, events, payload } = thread;
  if (!appointment) return null;
  const people = [assignee, ...events.map(({ user }) => user)];
  const { resource } = appointment.payload.event;
  return {
    ...appointment,
    parent_id: thread.id,
    FamilyId: payload.familyId,
    facility,
    serviceNames: payload.serviceNames,
    byVideo: thread.category === 'VIDEOCONSULTATION',
    rebooked: false,
    member: people.find((person) => person?.id === resource) ?? null,
  };
}

/** Formats the clinic's address as `Via dei Serpenti 12, Roma`; null if the clinic has no street. */
export function placeText({ facility }: AppointmentFacts): string | null {
  const { address, streetNumber = null, suite, city } = facility;
  if (!address) return null;
  return [streetText({ address, streetNumber, suite }), city].filter(Boolean).join(', ');
}

/** Returns the last instant for changes: 24 hours before the start. */
export function changeDeadline({ payload }: Pick<AppointmentFacts, 'payload'>): string | null {
  const { start } = payload.event;
  return start && ownerChangeDeadline(new Date(start)).toISOString();
}
