import { endConversation } from '@zampa/contract/requests/end-conversation';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import type { Pet } from '@zampa/contract/pets/objects';
import { createPet } from '@zampa/contract/pets/create-pet';
import {
  joinClinic,
  newOwner,
  newVet,
  type TestAccount,
  type Owner,
  type Place,
  type Vet,
} from './people.ts';

const DOG = 1;

/** Creates a dog of the family. */
export function newPet(
  owner: Owner,
  name = 'Pluto',
  details: { weight?: number } = {},
): Promise<Pet> {
  return owner.call(createPet, {
    query: {},
    body: { name, SpeciesId: DOG, FamilyId: owner.familyId, sex: 'M', ...details },
  });
}

export type ClinicWithClient = {
  readonly vet: Vet;
  readonly owner: Owner;
  readonly pet: Pet;
  /** The message consultation that every clinic offers. */
  readonly serviceId: string;
};

/** Creates a clinic and a pet owner with a dog who is its client. */
export async function newClinicWithClient(place: Place): Promise<ClinicWithClient> {
  const [vet, owner] = await Promise.all([newVet(place), newOwner(place)]);
  const pet = await newPet(owner);
  await joinClinic(owner, vet.facility);
  return { vet, owner, pet, serviceId: await consultationOf(vet) };
}

/** Returns the id of the only enabled service of a new clinic. */
export async function consultationOf(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const { services } = await vet.call(readFacilityConfiguration, { query });
  const offered = services.find(({ enabled }) => enabled);
  if (!offered) throw new Error('a clinic that offers nothing');
  return offered.id;
}

/** Returns the body of a new request by a pet owner. */
export function requestBody({ vet, pet, serviceId }: Omit<ClinicWithClient, 'owner'>, note = '') {
  const payload = { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId], note };
  return { type: 'HEALTH', category: 'CONSULTATION', sync: true, payload } as const;
}

export type TestRequest = ClinicWithClient & { readonly id: string };

/** Creates a clinic, a client and a request. */
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
  await startConsultation(request.vet, request.id);
  return request;
}

export function sendChatMessage(
  author: TestAccount,
  id: string,
  message: string,
  clientId?: string,
) {
  const common = { type: 'CHAT', parent_id: id, payload: { message } } as const;
  return author.call(createEvent, { body: clientId ? { ...common, clientId } : common });
}

/** Creates a diary entry of category TRIP, shared with the clinic. */
export function createTripEntry({ owner, vet, pet }: ClinicWithClient, message: string) {
  const payload = { facilityId: vet.facility.id, pets: [pet.id], message };
  return owner.call(createEvent, { body: { type: 'DIARY', category: 'TRIP', payload } });
}

export function startConsultation(vet: TestAccount, id: string) {
  return vet.call(updateEvent, { query: { id }, body: { payload: { status: 'OPEN' } } });
}

export function endService(vet: TestAccount, id: string) {
  return vet.call(endConversation, { query: { id } });
}
