import { expect, type Locator } from '@playwright/test';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updateService } from '@zampa/contract/services/update-service';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { PASSWORD, type Place, type Vet } from '@zampa/testing/people';
import { type ClinicWithClient, newClinicWithClient } from '@zampa/testing/requests';
import type { Person } from '../person.ts';
import { enter } from './account.ts';

const APPOINTMENT = 4;
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

/** A clinic that works from 9 to 18 every day and gives appointments of half an hour. */
export async function newPractice(place: Place): Promise<ClinicWithClient> {
  const clinic = await newClinicWithClient(place);
  const { vet, owner, pet } = clinic;
  await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
  const query = { facilityId: vet.facility.id };
  await vet.call(updateWorkingHours, {
    query,
    body: { workingHours: ALL_DAYS.map((weekday) => ({ weekday, from: '09:00', to: '18:00' })) },
  });
  const { services } = await vet.call(readFacilityConfiguration, { query });
  const service = services.find(({ ServiceTypeId }) => ServiceTypeId === APPOINTMENT);
  if (!service) throw new Error('a clinic without appointments');
  await vet.call(updateService, { query: { id: service.id }, body: { enabled: true } });
  return { ...clinic, serviceId: service.id };
}

/** A visit of the client, booked by the vet for these instants; without them it waits for its time. */
export async function newVisit(
  { vet, owner, pet, serviceId }: ClinicWithClient,
  time?: { readonly start: string; readonly end: string },
): Promise<string> {
  const { id } = await vet.call(createEvent, {
    body: {
      type: 'HEALTH',
      category: 'VISIT',
      payload: {
        facilityId: vet.facility.id,
        familyId: owner.familyId,
        pets: [pet.id],
        services: [serviceId],
        note: 'A look at the left ear',
      },
    },
  });
  if (time)
    await vet.call(createEvent, {
      body: {
        type: 'CALENDAR',
        category: 'BOOKING',
        parent_id: id,
        payload: { event: { ...time, resource: vet.id } },
      },
    });
  return id;
}

/** Opens an address of the clinic as a vet who has signed in on this device before. */
export async function enterAt(person: Person, { email }: Vet, path: string) {
  const { page, say } = person;
  await enter(person, '/', { email, password: PASSWORD }, path);
  await expect(
    // The form of a new booking, which an address can open, has a button for a new client.
    page
      .getByRole('main')
      .getByRole('button', { name: say('appointments:calendar.toolbar.new'), exact: true }),
  ).toBeVisible();
}

/** A booking or an absence in the grid, by what is read of it: `09:00 – 09:30 …`. */
export const entryAt = ({ page }: Person, times: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${times} `) });

/** Draws an entry of the grid so many minutes down. */
export async function dragEntry(person: Person, entry: Locator, minutes: number): Promise<void> {
  const { page } = person;
  const hour = await page.locator('.calendar-hour').first().boundingBox();
  const box = await entry.boundingBox();
  if (!hour || !box) throw new Error('nothing to drag');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  // A little further than the line, so that a part of a pixel does not decide.
  const far = ((minutes + 5) / 60) * hour.height;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + far / 2, { steps: 4 });
  await page.mouse.move(x + 4, y + far, { steps: 4 });
  await page.mouse.up();
}

/** Pulls the end of an entry of the grid down to a time. */
export async function pullEntry(person: Person, entry: Locator, time: string): Promise<void> {
  const { page } = person;
  await entry.hover();
  const box = await entry.locator('[data-edge=end]').last().boundingBox();
  if (!box) throw new Error('nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const line = await lineAt(person, time);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, (y + line) / 2, { steps: 4 });
  await page.mouse.move(x, line, { steps: 4 });
  await page.mouse.up();
}

/** Draws something from beside the grid to a time of its first column. */
export async function dropOnGrid(person: Person, dragged: Locator, time: string): Promise<void> {
  const { page } = person;
  const column = page.locator('.calendar-column').first();
  const box = await column.boundingBox();
  if (!box) throw new Error('nowhere to drop');
  const y = (await lineAt(person, time)) - box.y;
  await dragged.dragTo(column, { targetPosition: { x: box.width / 2, y } });
}

/** Where an hour of the grid begins, a little below its line, so that a part of a pixel does not decide. */
async function lineAt({ page }: Person, time: string): Promise<number> {
  const hour = page.locator('.calendar-hour', { hasText: time });
  const box = await hour.boundingBox();
  if (!box) throw new Error(`no ${time} in the grid`);
  return box.y + 5;
}

/** A day far enough ahead that nothing of it is past, `YYYY-MM-DD`. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Offers appointments to clients, from the list of services. */
export async function offerAppointments({ page, say, origin }: Person): Promise<void> {
  await page.goto(`${origin}/workspace/services`);
  const name = say('services:types.appointment');
  const offer = page.getByRole('switch', { name: say('services:setup.offer', { name }) });
  // A picture of the switch lies over its box.
  await page.locator('label', { has: offer }).click();
  await expect(offer).toBeChecked();
}

export type VisitWish = {
  readonly client: string;
  readonly pet: string;
  /** With whom. */
  readonly vet: string;
  /** `YYYY-MM-DD` and `HH:MM`, by the clinic's clocks. */
  readonly day: string;
  readonly time: string;
};

/** Books an appointment from the calendar's button, at a time that is typed in. */
export async function bookVisit(person: Person, wish: VisitWish): Promise<void> {
  const { client, pet, vet, day, time } = wish;
  const { page, say, origin } = person;
  await page.goto(`${origin}/workspace/calendar?day=${day}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('appointments:calendar.toolbar.new') })
    .click();
  const form = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  await form.getByRole('button', { name: new RegExp(client) }).click();
  await form.getByRole('checkbox', { name: pet }).check();
  await form.getByRole('checkbox', { name: say('services:types.appointment') }).check();
  await form
    .getByLabel(say('appointments:bookings.booking.member'), { exact: true })
    .selectOption({ label: vet });
  await form.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(day);
  await form.getByLabel(say('appointments:bookings.booking.time'), { exact: true }).fill(time);
  await form.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  await expect(form).toBeHidden();
}
