import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import type { Owner, TestPerson, Vet } from '@zampa/testing/people';
import { requestBody, type TestRequest } from '@zampa/testing/requests';
import { inTwoDays } from '../moments.ts';
import type { Product } from '../product.ts';

/** What calls about times name. */
export type ThingsOfTime = {
  /** A visit that the pet owner asked for. */
  readonly visitId: string;
  /** The booking of that visit. */
  readonly bookingId: string;
  /** Of the link that the pet owner was written about it. */
  readonly linkToken: string;
  /** The pet owner’s calendar feed. */
  readonly feedId: string;
  readonly feedToken: string;
  /** A time that the pet owner keeps. */
  readonly holdId: string;
  /** A time that was proposed in the first conversation. */
  readonly proposedStart: string;
};

/** The hours of the day after tomorrow at which a family has its times; no two families of a clinic share one. */
export type Hours = {
  readonly proposal: number;
  readonly booking: number;
  readonly hold: number;
};

/** Who treats, and who is put in charge of the visit where somebody is. */
export type Staff = { readonly clinician: TestPerson; readonly consultant?: TestPerson };

/** A visit with its booking, a proposed time, a kept one, and a feed. */
export async function thingsOfTime(
  product: Product,
  request: TestRequest,
  { clinician, consultant }: Staff,
  hours: Hours,
): Promise<ThingsOfTime> {
  const visitId = await proposeVisit(request, clinician.id, hours.proposal);
  if (consultant) await assign(request.vet, visitId, consultant);
  const bookingId = await bookVisit(request.vet, visitId, clinician, hours.booking);
  const holdId = await keepTime(request, hours.hold);
  const feed = await openFeed(request.owner);
  const linkToken = await linkIn(product, request.owner);
  const { start: proposedStart } = inTwoDays(hours.proposal);
  return { visitId, bookingId, holdId, ...feed, linkToken, proposedStart };
}

/** Puts somebody in charge of a conversation. */
export function assign(admin: Vet, id: string, { id: assigneeId }: TestPerson) {
  return admin.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
}

/** Another conversation, about a visit; and a time for the first one. */
async function proposeVisit(
  request: TestRequest,
  clinicianId: string,
  hour: number,
): Promise<string> {
  const { vet, owner, id } = request;
  const times = [{ ...inTwoDays(hour), resource: clinicianId }];
  await vet.call(createEvent, {
    body: { type: 'BOT', parent_id: id, payload: { eventAction: 'PROPOSE_TIME', times } },
  });
  const visit = { ...requestBody(request), category: 'VISIT' };
  return (await owner.call(createEvent, { body: visit })).id;
}

async function bookVisit(admin: Vet, visitId: string, clinician: TestPerson, hour: number) {
  const event = { ...inTwoDays(hour), resource: clinician.id };
  const { id } = await admin.call(createEvent, {
    body: { type: 'CALENDAR', category: 'BOOKING', parent_id: visitId, payload: { event } },
  });
  return id;
}

/** What the letter about the booking links to. */
async function linkIn({ mailbox }: Product, { email }: Owner): Promise<string> {
  for (;;) {
    const { mail } = await mailbox.next({ to: email });
    const token = /appointment\/(\S+)/.exec(mail.text ?? '')?.[1];
    if (token) return token;
  }
}

async function openFeed(owner: Owner) {
  const { id: feedId, url } = await owner.call(createFeed, { body: {} });
  const feedToken = /feeds\/(.+)\.ics$/.exec(url ?? '')?.[1];
  if (!feedToken) throw new Error('a feed without an address');
  return { feedId, feedToken };
}

/** The clinic is open all day. */
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

/** The pet owner keeps a time. */
async function keepTime(
  { vet, owner, pet, serviceId }: TestRequest,
  hour: number,
): Promise<string> {
  const { start } = inTwoDays(hour);
  const { id } = await owner.call(holdSlot, {
    body: { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId], start },
  });
  return id;
}
