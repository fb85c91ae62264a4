import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

export const VERA = '018f3c5e-0000-7000-8000-00000000000a';
export const MARCO = '018f3c5e-0000-7000-8000-00000000000b';
const FACILITY = '018f3c5e-0000-7000-8000-00000000000f';

type Sample = {
  readonly id?: string;
  readonly category?: CalendarEvent['category'];
  readonly status?: CalendarEvent['payload']['status'];
  readonly start?: string | null;
  readonly end?: string | null;
  readonly member?: string | null;
  readonly services?: string[];
  readonly valid?: boolean;
  readonly noShow?: boolean;
  readonly ended?: boolean;
};

/** Creates a calendar entry, by default a confirmed booking of 15 minutes. */
export function sampleEvent(sample: Sample = {}): CalendarEvent {
  const { id = 'one', category = 'BOOKING', status = 'NEW', member = VERA, services = [] } = sample;
  const { valid = true, noShow = false, ended = false } = sample;
  const { start = '2026-11-20T08:00:00.000Z', end = '2026-11-20T08:15:00.000Z' } = sample;
  return {
    id,
    parent_id: category === 'BOOKING' ? 'visit' : null,
    type: 'CALENDAR',
    category,
    payload: {
      event: { title: '', subtitle: '', start, end, allDay: false, resource: member },
      status,
      valid,
      services,
      pets: [],
      facilityId: FACILITY,
      userId: VERA,
      reason: '',
      address: '',
      seriesId: null,
      attendanceConfirmedAt: null,
      movedAt: null,
      firstStatus: null,
      noShow,
      heldUntil: null,
      updatedByUserId: null,
      invalidatedAt: null,
      invalidatedBy: null,
    },
    user: null,
    client: null,
    petNames: [],
    ended,
    unread: 0,
    dateCreated: '2026-11-01T08:00:00.000Z',
    dateUpdated: '2026-11-01T08:00:00.000Z',
  };
}
