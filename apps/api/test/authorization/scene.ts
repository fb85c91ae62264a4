import { randomUUID } from 'node:crypto';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { newVisitor, openSession, type Owner } from '@zampa/testing/people';
import {
  newPet,
  newStartedRequest,
  repeatRequest,
  startConsultation,
  type TestRequest,
} from '@zampa/testing/requests';
import { validate } from 'uuid';
import type { Product } from '../product.ts';
import type { Identity } from './expected/identities.ts';
import { setUpClinic, type ThingsOfClinic } from './scene-clinics.ts';
import { setUpFamily, type ThingsOfFamily } from './scene-families.ts';
import type { Hours } from './scene-appointments.ts';
import { joinOrganization, newPeople, type People, type Senders } from './scene-people.ts';

/** Ids that calls refer to, one of each kind, all of one client and one clinic. */
export type Things = ThingsOfFamily & ThingsOfClinic;

export type Scene = {
  readonly senders: Senders;
  readonly people: People['senders'];
  /** Things of the clinic under attack and its client. */
  readonly here: Things;
  /** Things of the same clinic and another of its clients. */
  readonly other: Things;
  /** Things of the same clinic and a client who has left it. */
  readonly former: Things;
  /** Things of another clinic. */
  readonly neighbour: Things;
  /** Things of another clinic of the same organization. */
  readonly sister: Things;
  /** Returns the things that an identity's requests refer to; for the client who left, their own. */
  thingsOf(identity: Identity): Things;
  /** The refresh token of a session that nothing else uses. */
  readonly spareRefreshToken: string;
};

const HOURS: Readonly<Record<'first' | 'second' | 'third', Hours>> = {
  first: { proposal: 10, booking: 17, hold: 15 },
  second: { proposal: 12, booking: 18, hold: 16 },
  third: { proposal: 14, booking: 19, hold: 20 },
};

/** Creates the clinic under attack with staff and clients, and two other clinics with as much data each. */
export async function newScene(product: Product): Promise<Scene> {
  const [here, neighbour, elsewhere] = await Promise.all([
    newStartedRequest(product),
    newStartedRequest(product),
    newStartedRequest(product),
  ]);
  const people = await newPeople(product, { here, neighbour, sister: elsewhere });
  const { senders } = people;
  // Set up by its own admin before the organization gets a second clinic.
  const ofHere = await setUp(product, here, people, 'here');
  const sister = await joinOrganization(product, here, elsewhere);
  const ofNeighbour = await setUp(product, neighbour, people, 'neighbour');
  const ofSister = await setUp(product, sister, people, 'sister');
  const staff = { clinician: senders.VA };
  const other = await setUpFamily(
    product,
    await openRequest(here, senders.OTH),
    staff,
    HOURS.third,
  );
  const former = await setUpFamily(
    product,
    await openRequest(here, senders.DIS),
    staff,
    HOURS.second,
  );
  await leaveClinic(here, senders.DIS);
  const spare = await openSession(newVisitor(product.address), here.owner.email);
  const formerThings = { ...ofHere, ...former };
  return {
    senders,
    people: senders,
    here: ofHere,
    other: { ...ofHere, ...other },
    former: formerThings,
    neighbour: ofNeighbour,
    sister: ofSister,
    thingsOf: (identity) => (identity === 'DIS' ? formerThings : ofHere),
    spareRefreshToken: spare.session.refreshToken,
  };
}

/** Returns the same things with ids that do not exist. */
export function unknownThings(things: Things): Things {
  const unknown = Object.entries(things).map(([name, value]): [string, string] => [
    name,
    validate(value) ? randomUUID() : value,
  ]);
  return { ...things, ...Object.fromEntries(unknown), feedToken: randomUUID() };
}

async function setUp(
  product: Product,
  request: TestRequest,
  { senders, clinicians, colleagues }: People,
  where: keyof typeof clinicians,
): Promise<Things> {
  const clinician = clinicians[where];
  const staff = where === 'here' ? { clinician, consultant: senders.CO } : { clinician };
  const ofClinic = await setUpClinic(request, { clinician, colleague: colleagues[where] });
  return { ...ofClinic, ...(await setUpFamily(product, request, staff, HOURS.first)) };
}

/** Creates and opens a request of another client of the clinic. */
async function openRequest(clinic: TestRequest, owner: Owner): Promise<TestRequest> {
  const pet = await newPet(owner);
  const request = await repeatRequest({ ...clinic, owner, pet });
  await startConsultation(clinic.vet, request.id);
  return request;
}

function leaveClinic({ vet }: TestRequest, owner: Owner) {
  const query = { id_facility: vet.facility.id, id_family: owner.familyId };
  return owner.call(leaveFacility, { query });
}
