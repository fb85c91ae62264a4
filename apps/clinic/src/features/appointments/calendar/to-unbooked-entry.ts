import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** Returns a placeholder booking for a visit of a list, to be drawn while it is dragged. */
export function toUnbookedEntry(
  { id, pets, facility, family, dateCreated }: ListedConversation,
  title: string,
): CalendarEvent {
  return {
    id,
    parent_id: id,
    type: 'CALENDAR',
    category: 'BOOKING',
    payload: {
      event: { title, subtitle: '', start: null, end: null, allDay: false, resource: null },
      status: 'TO_BE_BOOKED',
      valid: true,
      services: [],
      pets: pets.map((pet) => pet.id),
      facilityId: facility.id,
      userId: null,
      reason: '',
      address: '',
      seriesId: null,
      attendanceConfirmedAt: null,
      movedAt: null,
      firstStatus: null,
      noShow: false,
      heldUntil: null,
      updatedByUserId: null,
      invalidatedAt: null,
      invalidatedBy: null,
    },
    user: null,
    client: family.user,
    petNames: pets.map(({ name }) => name),
    ended: false,
    unread: 0,
    dateCreated,
    dateUpdated: dateCreated,
  };
}
