import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Returns a placeholder booking for a visit that has none, to be drawn while it is dragged. */
export function toUnbookedEntry({
  id,
  payload,
  pets,
  family,
  dateCreated,
}: Conversation): CalendarEvent {
  const { facilityId, services } = payload;
  return {
    id,
    parent_id: id,
    type: 'CALENDAR',
    category: 'BOOKING',
    payload: {
      event: { title: '', subtitle: '', start: null, end: null, allDay: false, resource: null },
      status: 'TO_BE_BOOKED',
      valid: true,
      services,
      pets: payload.pets,
      facilityId,
      userId: payload.userId ?? family.id,
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
