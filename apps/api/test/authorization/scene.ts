import { randomUUID } from 'node:crypto';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { newVisitor, signedIn, type Owner } from '@zampa/testing/people';
import {
  newPet,
  newStartedRequest,
  repeatRequest,
  start,
  type TestRequest,
} from '@zampa/testing/requests';
import { validate } from 'uuid';
import type { Product } from '../product.ts';
import type { Identity } from './expected/identities.ts';
import { furnishClinic, type ThingsOfClinic } from './scene-clinics.ts';
import { furnishFamily, type ThingsOfFamily } from './scene-families.ts';
import type { Hours } from './scene-of-times.ts';
import { joinOrganization, newPeople, type People, type Senders } from './scene-people.ts';

/** What calls are about: one of each kind, all of one client and one clinic. */
export type Things = ThingsOfFamily & ThingsOfClinic;

export type Scene = {
  readonly senders: Senders;
  readonly people: People['senders'];
  /** Of the clinic under attack and its client. */
  readonly here: Things;
  /** Of the same clinic and another of its clients. */
  readonly other: Things;
  /** Of the same clinic and a client who has left it. */
  readonly former: Things;
  /** Of another clinic. */
  readonly neighbour: Things;
  /** Of another clinic of the same organization. */
  readonly sister: Things;
  /** What this identity's requests name: of whoever left the clinic, what is their own. */
  thingsOf(identity: Identity): Things;
  /** A session that nobody uses, to be refreshed. */
  readonly spareRefreshToken: string;
};

const HOURS: Readonly<Record<'first' | 'second' | 'third', Hours>> = {
  first: { proposal: 10, booking: 17, hold: 15 },
  second: { proposal: 12, booking: 18, hold: 16 },
  third: { proposal: 14, booking: 19, hold: 20 },
};

/** A clinic with its staff and its clients, and everybody who must stay out: each of them owns as much. */
export async function newScene(product: Product): Promise<Scene> {
  const [here, neighbour, elsewhere] = await Promise.all([
    newStartedRequest(product),
    newStartedRequest(product),
    newStartedRequest(product),
  ]);
  const people = await newPeople(product, { here, neighbour, sister: elsewhere });
  const { senders } = people;
  // By its own admin, as long as it is the only clinic of its organization.
  const ofHere = await furnish(product, here, people, 'here');
  const sister = await joinOrganization(product, here, elsewhere);
  const ofNeighbour = await furnish(product, neighbour, people, 'neighbour');
  const ofSister = await furnish(product, sister, people, 'sister');
  const staff = { clinician: senders.VA };
  const other = await furnishFamily(product, await ask(here, senders.OTH), staff, HOURS.third);
  const former = await furnishFamily(product, await ask(here, senders.DIS), staff, HOURS.second);
  await leave(here, senders.DIS);
  const spare = await signedIn(newVisitor(product.address), here.owner.email);
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

/** The same things with identifiers that nobody has ever made. */
export function unknownThings(things: Things): Things {
  const unknown = Object.entries(things).map(([name, value]): [string, string] => [
    name,
    validate(value) ? randomUUID() : value,
  ]);
  return { ...things, ...Object.fromEntries(unknown), feedToken: randomUUID() };
}

async function furnish(
  product: Product,
  request: TestRequest,
  { senders, clinicians, colleagues }: People,
  where: keyof typeof clinicians,
): Promise<Things> {
  const clinician = clinicians[where];
  const staff = where === 'here' ? { clinician, consultant: senders.CO } : { clinician };
  const ofClinic = await furnishClinic(request, { clinician, colleague: colleagues[where] });
  return { ...ofClinic, ...(await furnishFamily(product, request, staff, HOURS.first)) };
}

/** Another client of the clinic asks, and is answered. */
async function ask(clinic: TestRequest, owner: Owner): Promise<TestRequest> {
  const pet = await newPet(owner);
  const request = await repeatRequest({ ...clinic, owner, pet });
  await start(clinic.vet, request.id);
  return request;
}

function leave({ vet }: TestRequest, owner: Owner) {
  const query = { id_facility: vet.facility.id, id_family: owner.familyId };
  return owner.call(leaveFacility, { query });
}
