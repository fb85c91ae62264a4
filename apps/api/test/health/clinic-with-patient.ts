import { linkPets } from '@zampa/contract/clients/link-pets';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestPerson } from '@zampa/testing/people';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import type { Product } from '../product.ts';

export const ROLE = { veterinarian: 3, secretary: 5, consultant: 6, assistant: 7 } as const;

export type ClinicWithPatient = ClinicWithClient & { readonly facilityId: string };

/** Creates a clinic with a client whose dog is linked to it. */
export async function newClinicWithPatient(product: Product): Promise<ClinicWithPatient> {
  const clinic = await newClinicWithClient(product);
  const facilityId = clinic.vet.facility.id;
  await clinic.owner.call(linkPets, { body: { facilityId, pets: [clinic.pet.id] } });
  return { ...clinic, facilityId };
}

/** Adds a team member with this role. */
export async function newMember(
  product: Product,
  facilityId: string,
  role: keyof typeof ROLE,
): Promise<TestPerson> {
  const member = await newColleague(product);
  await employ(product.pool, facilityId, member.id, { roleId: ROLE[role] });
  return member;
}
