import { holdTime } from '@zampa/contract/appointments/hold-time';
import { createFeed } from '@zampa/contract/calendar/calendar-files';
import { postEvent } from '@zampa/contract/chat/post-event';
import { updateEvent } from '@zampa/contract/requests/write-requests';
import { setWorkingHours } from '@zampa/contract/timetables/write-timetables';
import type { Owner, Person, Vet } from '@zampa/testing/people';
import { requestBody, type Request } from '@zampa/testing/requests';
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
};

/** A visit with its booking, of which a consultant is in charge; a kept time, a feed, and a proposal. */
export async function thingsOfTime(
  product: Product,
  request: Request,
  clinician: Person,
  consultant: Person,
): Promise<ThingsOfTime> {
  const visitId = await proposeVisit(request, clinician.id);
  const bookingId = await bookVisit(request.vet, visitId, clinician, consultant);
  const holdId = await keepTime(request);
  const feed = await openFeed(request.owner);
  return { visitId, bookingId, holdId, ...feed, linkToken: await linkIn(product, request.owner) };
}

/** Another conversation, about a visit; and a time for the first one. */
async function proposeVisit(request: Request, clinicianId: string): Promise<string> {
  const { vet, owner, id } = request;
  const times = [{ ...inTwoDays(10), resource: clinicianId }];
  await vet.call(postEvent, {
    body: { type: 'BOT', parent_id: id, payload: { eventAction: 'PROPOSE_TIME', times } },
  });
  const visit = { ...requestBody(request), category: 'VISIT' };
  return (await owner.call(postEvent, { body: visit })).id;
}

/** The visit has a time, and the consultant is in charge of it. */
async function bookVisit(admin: Vet, visitId: string, clinician: Person, consultant: Person) {
  const payload = { assigneeId: consultant.id };
  await admin.call(updateEvent, { query: { id: visitId }, body: { payload } });
  const event = { ...inTwoDays(17), resource: clinician.id };
  const { id } = await admin.call(postEvent, {
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

/** The clinic is open all day, and the pet owner keeps a time there. */
async function keepTime({ vet, owner, pet, serviceId }: Request): Promise<string> {
  const facilityId = vet.facility.id;
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '00:00',
    to: '24:00',
  }));
  await vet.call(setWorkingHours, { query: { facilityId }, body: { workingHours } });
  const { start: time } = inTwoDays(15);
  const { id } = await owner.call(holdTime, {
    body: { facilityId, pets: [pet.id], services: [serviceId], start: time },
  });
  return id;
}
