import type { Thread } from '@zampa/client/conversations/thread/thread';
import { changeableUntil } from '@zampa/domain/appointments/change-window';
import { streetText } from '@zampa/domain/facilities/street';
import type { Appointment } from '@zampa/contract/appointments/objects';

/** What the card of an appointment shows; a conversation knows all of it but the clinic's address. */
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

/** Returns the valid booking of a conversation; null where it has none. */
export function factsOf(thread: Thread): AppointmentFacts | null {
  const { appointment, facility, assignee, events, payload } = thread;
  if (!appointment) return null;
  const known = [assignee, ...events.map(({ user }) => user)];
  const { resource } = appointment.payload.event;
  return {
    ...appointment,
    parent_id: thread.id,
    FamilyId: payload.familyId,
    facility,
    serviceNames: payload.serviceNames,
    byVideo: thread.category === 'VIDEOCONSULTATION',
    rebooked: false,
    member: known.find((person) => person?.id === resource) ?? null,
  };
}

/** Returns the place, as `Via dei Serpenti 12, Roma`; null where the clinic has told no street. */
export function placeText({ facility }: AppointmentFacts): string | null {
  const { address, streetNumber = null, suite, city } = facility;
  if (!address) return null;
  return [streetText({ address, streetNumber, suite }), city].filter(Boolean).join(', ');
}

/** Returns when it is too late to change it, as an instant: 24 hours before it starts. */
export function deadlineOf({ payload }: Pick<AppointmentFacts, 'payload'>): string | null {
  const { start } = payload.event;
  return start && changeableUntil(new Date(start)).toISOString();
}
