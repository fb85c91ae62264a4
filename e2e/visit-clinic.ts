import { createEvent } from '@zampa/contract/requests/create-event';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import type { Service } from '@zampa/contract/facilities/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { updateService } from '@zampa/contract/services/update-service';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import {
  joinClinic,
  newOwner,
  newVet,
  type Owner,
  type Place,
  type Vet,
} from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const HOME_VISIT = 2;
const APPOINTMENT = 4;
const DAY_MS = 86_400_000;
const zone = { timeZone: 'Europe/Rome' } as const;

/** A day of the clinic, so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', zone);

/** An instant on the clocks of the clinic: `10:00`. */
export const clockOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString('it-IT', { ...zone, hour: '2-digit', minute: '2-digit' });

/** A clinic that is open every day and takes visits: confirmed at once, and at home with its agreement. */
export type VisitClinic = { readonly vet: Vet; readonly visit: Service; readonly home: Service };
export type Client = { readonly owner: Owner; readonly pet: Pet };

export async function newVisitClinic(place: Place): Promise<VisitClinic> {
  const vet = await newVet(place);
  const query = { facilityId: vet.facility.id };
  const workingHours = EVERY_DAY.map((weekday) => ({ weekday, from: '08:00', to: '20:00' }));
  await vet.call(updateWorkingHours, { query, body: { workingHours } });
  const { services } = await vet.call(readFacilityConfiguration, { query });
  const enable = (type: number, instant: boolean) => {
    const found = services.find(({ ServiceTypeId }) => ServiceTypeId === type);
    if (!found) throw new Error('a new clinic has a service of each type');
    return vet.call(updateService, { query: { id: found.id }, body: { enabled: true, instant } });
  };
  const [visit, home] = await Promise.all([enable(APPOINTMENT, true), enable(HOME_VISIT, false)]);
  return { vet, visit, home };
}

export async function newClient(place: Place, { vet }: VisitClinic, name: string): Promise<Client> {
  const owner = await newOwner(place, name);
  const pet = await newPet(owner, `${name}’s dog`);
  await joinClinic(owner, vet.facility);
  return { owner, pet };
}

/** A visit that a client asks for, without a time; one that is booked at once where no other is named. */
export async function requestVisit(
  { vet, visit }: VisitClinic,
  { owner, pet }: Client,
  service: Service = visit,
) {
  const payload = {
    facilityId: vet.facility.id,
    pets: [pet.id],
    services: [service.id],
    note: 'Vaccination, please',
  };
  const body = { type: 'HEALTH', category: 'VISIT', sync: true, payload } as const;
  const { id } = await owner.call(createEvent, { body });
  return id;
}

/** The free times of a clinic from a day on. */
export function freeTimes(
  { vet, visit }: VisitClinic,
  { owner, pet }: Client,
  from: string,
  to: string,
) {
  const query = { facilityId: vet.facility.id, services: visit.id, pets: pet.id, from, to };
  return owner.call(readSlots, { query });
}

/** The clinic proposes times for a visit. */
export function propose(
  { vet }: VisitClinic,
  visitId: string,
  slots: readonly { start: string; end: string }[],
) {
  const times = slots.map(({ start, end }) => ({ start, end, resource: vet.id }));
  const payload = { eventAction: 'PROPOSE_TIME', times } as const;
  return vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
}

/** Books a visit at a time, as the client or the clinic. */
export function book(author: Owner | Vet, visitId: string, start: string) {
  const payload = { event: { start }, reason: '' };
  return author.call(createEvent, {
    body: { type: 'CALENDAR', category: 'BOOKING', parent_id: visitId, payload },
  });
}
