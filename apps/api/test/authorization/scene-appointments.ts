import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import type { Owner, TestPerson, Vet } from '@zampa/testing/people';
import { requestBody, type TestRequest } from '@zampa/testing/requests';
import { slotInTwoDays } from '../moments.ts';
import type { Product } from '../product.ts';

/** Ids about appointments that calls refer to. */
export type ThingsOfAppointments = {
  /** A visit that the pet owner requested. */
  readonly visitId: string;
  /** The booking of that visit. */
  readonly bookingId: string;
  /** The token of the appointment link that was e-mailed to the pet owner. */
  readonly linkToken: string;
  /** The pet owner’s calendar feed. */
  readonly feedId: string;
  readonly feedToken: string;
  /** A slot that the pet owner holds. */
  readonly holdId: string;
  /** A time that was proposed in the open conversation. */
  readonly proposedStart: string;
};

/** The hours of the day after tomorrow used for a family's times; no two families of a clinic share one. */
export type Hours = {
  readonly proposal: number;
  readonly booking: number;
  readonly hold: number;
};

/** The vet, and the consultant to whom the visit is assigned, if any. */
export type Staff = { readonly clinician: TestPerson; readonly consultant?: TestPerson };

/** Creates a visit with its booking, a proposed time, a held slot and a feed. */
export async function setUpAppointments(
  product: Product,
  request: TestRequest,
  { clinician, consultant }: Staff,
  hours: Hours,
): Promise<ThingsOfAppointments> {
  const visitId = await proposeTimeAndRequestVisit(request, clinician.id, hours.proposal);
  if (consultant) await assign(request.vet, visitId, consultant);
  const bookingId = await bookVisit(request.vet, visitId, clinician, hours.booking);
  const holdId = await addHold(request, hours.hold);
  const feed = await createOwnerFeed(request.owner);
  const linkToken = await nextLinkToken(product, request.owner);
  const { start: proposedStart } = slotInTwoDays(hours.proposal);
  return { visitId, bookingId, holdId, ...feed, linkToken, proposedStart };
}

/** Assigns a conversation to a team member. */
export function assign(admin: Vet, id: string, { id: assigneeId }: TestPerson) {
  return admin.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
}

/** Proposes a time in the open conversation, and requests a visit. Returns the visit's id. */
async function proposeTimeAndRequestVisit(
  request: TestRequest,
  clinicianId: string,
  hour: number,
): Promise<string> {
  const { vet, owner, id } = request;
  const times = [{ ...slotInTwoDays(hour), resource: clinicianId }];
  await vet.call(createEvent, {
    body: { type: 'BOT', parent_id: id, payload: { eventAction: 'PROPOSE_TIME', times } },
  });
  const visit = { ...requestBody(request), category: 'VISIT' };
  return (await owner.call(createEvent, { body: visit })).id;
}

async function bookVisit(admin: Vet, visitId: string, clinician: TestPerson, hour: number) {
  const event = { ...slotInTwoDays(hour), resource: clinician.id };
  const { id } = await admin.call(createEvent, {
    body: { type: 'CALENDAR', category: 'BOOKING', parent_id: visitId, payload: { event } },
  });
  return id;
}

/** Returns the token of the appointment link in the next e-mail that has one. */
async function nextLinkToken({ mailbox }: Product, { email }: Owner): Promise<string> {
  for (;;) {
    const { mail } = await mailbox.next({ to: email });
    const token = /appointment\/(\S+)/.exec(mail.text ?? '')?.[1];
    if (token) return token;
  }
}

async function createOwnerFeed(owner: Owner) {
  const { id: feedId, url } = await owner.call(createFeed, { body: {} });
  const feedToken = /feeds\/(.+)\.ics$/.exec(url ?? '')?.[1];
  if (!feedToken) throw new Error('a feed without an address');
  return { feedId, feedToken };
}

/** Opens the clinic around the clock. */
export async function openAllDay(vet: Vet): Promise<void> {
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '00:00',
    to: '24:00',
  }));
  await vet.call(updateWorkingHours, {
    query: { facilityId: vet.facility.id },
    body: { workingHours },
  });
}

/** Holds a slot as the pet owner. */
async function addHold({ vet, owner, pet, serviceId }: TestRequest, hour: number): Promise<string> {
  const { start } = slotInTwoDays(hour);
  const { id } = await owner.call(holdSlot, {
    body: { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId], start },
  });
  return id;
}
