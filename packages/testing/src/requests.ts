import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import type { Pet } from '@zampa/contract/pets/objects';
import { createPet } from '@zampa/contract/pets/create-pet';
import {
  join,
  newOwner,
  newVet,
  type TestAccount,
  type Owner,
  type Place,
  type Vet,
} from './people.ts';

const DOG = 1;

/** A dog of the family. */
export function newPet(
  owner: Owner,
  name = 'Pluto',
  known: { weight?: number } = {},
): Promise<Pet> {
  return owner.call(createPet, {
    query: {},
    body: { name, SpeciesId: DOG, FamilyId: owner.familyId, sex: 'M', ...known },
  });
}

export type ClinicWithClient = {
  readonly vet: Vet;
  readonly owner: Owner;
  readonly pet: Pet;
  /** The consultation by message, which every clinic offers. */
  readonly serviceId: string;
};

/** A clinic, and a pet owner with a dog who is its client. */
export async function newClinicWithClient(place: Place): Promise<ClinicWithClient> {
  const [vet, owner] = await Promise.all([newVet(place), newOwner(place)]);
  const pet = await newPet(owner);
  await join(owner, vet.facility);
  return { vet, owner, pet, serviceId: await consultationOf(vet) };
}

/** The one service of a new clinic that is enabled. */
export async function consultationOf(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const { services } = await vet.call(readFacilityConfiguration, { query });
  const offered = services.find(({ enabled }) => enabled);
  if (!offered) throw new Error('a clinic that offers nothing');
  return offered.id;
}

/** What a pet owner posts to ask for help. */
export function requestBody({ vet, pet, serviceId }: Omit<ClinicWithClient, 'owner'>, note = '') {
  const payload = { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId], note };
  return { type: 'HEALTH', category: 'CONSULTATION', sync: true, payload } as const;
}

export type TestRequest = ClinicWithClient & { readonly id: string };

/** A clinic, its client, and what the client asks. */
export async function newRequest(place: Place, note = 'Non mangia'): Promise<TestRequest> {
  const clinic = await newClinicWithClient(place);
  return repeatRequest(clinic, note);
}

export async function repeatRequest(
  clinic: ClinicWithClient,
  note = 'Non mangia',
): Promise<TestRequest> {
  const { id } = await clinic.owner.call(createEvent, { body: requestBody(clinic, note) });
  return { ...clinic, id };
}

export async function newStartedRequest(place: Place): Promise<TestRequest> {
  const request = await newRequest(place);
  await start(request.vet, request.id);
  return request;
}

export function write(author: TestAccount, id: string, message: string, clientId?: string) {
  const common = { type: 'CHAT', parent_id: id, payload: { message } } as const;
  return author.call(createEvent, { body: clientId ? { ...common, clientId } : common });
}

/** A note in the diary of a family that the clinic may read; a trip. */
export function noteTrip({ owner, vet, pet }: ClinicWithClient, message: string) {
  const payload = { facilityId: vet.facility.id, pets: [pet.id], message };
  return owner.call(createEvent, { body: { type: 'DIARY', category: 'TRIP', payload } });
}

export function start(vet: TestAccount, id: string) {
  return vet.call(updateEvent, { query: { id }, body: { payload: { status: 'OPEN' } } });
}

export function end(vet: TestAccount, id: string) {
  return vet.call(endConversation, { query: { id } });
}
