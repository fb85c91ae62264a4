import type { Sender } from '@zampa/testing/send-call';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  type TestPerson,
} from '@zampa/testing/people';
import type { TestRequest } from '@zampa/testing/requests';
import type { Product } from '../product.ts';
import type { Identity } from './expected/identities.ts';

const ORGANIZATION_ADMIN = 2;
const VETERINARIAN = 3;
const BACKOFFICE = 4;
const SECRETARY = 5;
const CONSULTANT = 6;
const ASSISTANT = 7;
const STAFF = 8;

export type People = Awaited<ReturnType<typeof newPeople>>;
export type Senders = Readonly<Record<Identity, Sender & { readonly email: string }>>;

/**
 * The clinic under attack, an unrelated one, and one of the same organization; each with a client who has an open
 * request.
 */
export type Clinics = Readonly<Record<'here' | 'neighbour' | 'sister', TestRequest>>;

/** Moves a clinic into the organization of another one, and makes its vet the organization's admin. */
export async function joinOrganization(
  product: Product,
  here: TestRequest,
  sister: TestRequest,
): Promise<TestRequest> {
  const { vet } = sister;
  const { OrganizationId } = here.vet.facility;
  await product.pool.query('update facilities set organization_id = $1 where id = $2', [
    OrganizationId,
    vet.facility.id,
  ]);
  await employ(product.pool, vet.facility.id, vet.id, { roleId: ORGANIZATION_ADMIN });
  return { ...sister, vet: { ...vet, facility: { ...vet.facility, OrganizationId } } };
}

/** Creates a team member with a role at a clinic. */
export async function hire(
  product: Product,
  facilityId: string,
  roleId: number,
  status: 'ACTIVE' | 'PENDING' | 'REMOVED' = 'ACTIVE',
): Promise<TestPerson> {
  const colleague = await newColleague(product);
  await employ(product.pool, facilityId, colleague.id, { roleId, status });
  return colleague;
}

/** Creates all callers, and in each clinic a vet and a colleague who make no calls. */
export async function newPeople(product: Product, clinics: Clinics) {
  const { here, neighbour, sister } = clinics;
  const at = ({ vet }: TestRequest, roleId: number, status?: 'PENDING' | 'REMOVED') =>
    hire(product, vet.facility.id, roleId, status);
  const [VA, AS, CO, CX, DK, BO, ST, PND, OFF] = await Promise.all([
    at(here, VETERINARIAN),
    at(here, ASSISTANT),
    at(here, CONSULTANT),
    at(here, CONSULTANT),
    at(here, SECRETARY),
    at(here, BACKOFFICE),
    at(here, STAFF),
    at(here, VETERINARIAN, 'PENDING'),
    at(here, VETERINARIAN, 'REMOVED'),
  ]);
  const [FM, OTH, DIS, neighbourVet, sisterVet, ...colleagues] = await Promise.all([
    newOwner(product),
    newOwner(product),
    newOwner(product),
    at(neighbour, VETERINARIAN),
    at(sister, VETERINARIAN),
    at(here, STAFF),
    at(neighbour, STAFF),
    at(sister, STAFF),
  ]);
  const CB = await newVet(product);
  await employ(product.pool, here.vet.facility.id, CB.id, { roleId: CONSULTANT });
  await joinClinic(here.owner, CB.facility);
  await moveToFamily(product.pool, here.owner.familyId, FM.id);
  for (const owner of [OTH, DIS]) await joinClinic(owner, here.vet.facility);
  // OFF also works at the neighbor clinic, so its screens are not empty.
  await employ(product.pool, neighbour.vet.facility.id, OFF.id, { roleId: VETERINARIAN });
  const [ofHere, ofNeighbour, ofSister] = colleagues;
  if (!ofHere || !ofNeighbour || !ofSister) throw new Error('nobody was hired');
  return {
    senders: {
      AN: newVisitor(product.address),
      OWN: here.owner,
      FM,
      OTH,
      DIS,
      VA,
      AS,
      CO,
      CX,
      CB,
      DK,
      BO,
      ST,
      FA: here.vet,
      OA: sister.vet,
      VB: neighbour.vet,
      PND,
      OFF,
    } satisfies Senders,
    clinicians: { here: VA, neighbour: neighbourVet, sister: sisterVet },
    colleagues: { here: ofHere, neighbour: ofNeighbour, sister: ofSister },
  };
}
