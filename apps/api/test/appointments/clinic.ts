import { createEvent } from '@zampa/contract/requests/create-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { createService } from '@zampa/contract/services/create-service';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import type { TestAccount, Place } from '@zampa/testing/people';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';

const DAY_MS = 86_400_000;

/** A clinic in UTC, open daily from nine to five, with a 30-minute visit service and a client who requested a visit. */
export type OpenClinic = ClinicWithClient & {
  readonly visitId: string;
  readonly facilityId: string;
};

export async function newOpenClinic(
  place: Place,
  service: { readonly instant?: boolean } = {},
): Promise<OpenClinic> {
  const clinic = await newClinicWithClient(place);
  const { vet } = clinic;
  const facilityId = vet.facility.id;
  await vet.call(updateFacility, { body: { facilityId, timezone: 'UTC' } });
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '09:00',
    to: '17:00',
  }));
  await vet.call(updateWorkingHours, { query: { facilityId }, body: { workingHours } });
  const { id: serviceId } = await vet.call(createService, {
    body: {
      facilityId,
      ServiceTypeId: 4,
      name: 'Visit',
      duration: 30,
      enabled: true,
      ...service,
    },
  });
  const visitId = await requestVisit({ ...clinic, serviceId });
  return { ...clinic, serviceId, facilityId, visitId };
}

/** Requests a visit without a time as the pet owner, and returns its id. */
export async function requestVisit({ vet, owner, pet, serviceId }: ClinicWithClient) {
  const payload = { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId] };
  const { id } = await owner.call(createEvent, {
    body: { type: 'HEALTH', category: 'VISIT', payload },
  });
  return id;
}

/** Returns the ISO time of day on the day that is `days` after `now`. */
export function at(now: Date, days: number, time = '10:00'): string {
  const day = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return `${day}T${time}:00.000Z`;
}

type EventPart = {
  readonly start?: string;
  readonly end?: string;
  readonly resource?: string;
  readonly title?: string;
};

export function book(
  caller: TestAccount,
  visitId: string,
  event: EventPart,
  more: {
    readonly upfront?: { readonly window: 15 | 1440; readonly part?: 'DEPOSIT' | 'WHOLE' };
    readonly tellClient?: boolean;
  } = {},
) {
  return caller.call(createEvent, {
    body: {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: visitId,
      payload: { event, ...more },
    },
  });
}

export function updateCalendarEntry(
  caller: TestAccount,
  id: string,
  payload: {
    readonly event?: EventPart;
    readonly status?: 'CANCELED' | 'NEW' | 'UPDATED';
    readonly tellClient?: boolean;
  },
) {
  return caller.call(updateEvent, { query: { id }, body: { payload } });
}

/** Returns the booking of a visit as this person sees it, or null. */
export async function appointmentOf(caller: TestAccount, visitId: string) {
  return (await caller.call(readRequest, { params: { id: visitId } })).appointment;
}

export function calendarOf({ vet, facilityId }: OpenClinic, now: Date, days: number) {
  const query = { facilityId, from: at(now, days).slice(0, 10), to: at(now, days).slice(0, 10) };
  return vet.call(readCalendar, { query });
}

/** Returns the start times of the available slots on a day, as `HH:MM`. */
export async function slotStartsOn(
  caller: TestAccount,
  { facilityId, serviceId }: Pick<OpenClinic, 'facilityId' | 'serviceId'>,
  day: string,
  assigneeId?: string,
): Promise<readonly string[]> {
  const query = { facilityId, services: serviceId, from: day, to: day };
  const slots = await caller.call(readSlots, {
    query: assigneeId ? { ...query, assigneeId } : query,
  });
  return slots.map(({ start }) => start.slice(11, 16));
}
