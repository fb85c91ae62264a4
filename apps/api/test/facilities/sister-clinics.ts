import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import type { StaffFacility } from '@zampa/contract/people/user';
import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestPerson, type Vet } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openAnotherClinic } from './open-another-clinic.ts';

/** An organization of two clinics, whose founder is an admin of both. */
export type Sisters = {
  readonly founder: Vet;
  readonly first: Vet['facility'];
  readonly second: StaffFacility;
  /** The admin of the second clinic only. */
  readonly sister: TestPerson;
};

/** Creates an organization of two clinics with the largest plan. */
export async function newSisters(product: Product): Promise<Sisters> {
  const founder = await newVet(product);
  await choosePlan(product, founder, 'NETWORK');
  product.clock.advance(1);
  const second = await openAnotherClinic(founder, 'Second');
  const sister = await newAdmin(product, second.id);
  return { founder, first: founder.facility, second, sister };
}

/** Creates an admin of one clinic. */
export async function newAdmin(product: Product, facilityId: string): Promise<TestPerson> {
  const admin = await newColleague(product);
  await employ(product.pool, facilityId, admin.id, { roleId: FACILITY_ADMIN });
  return admin;
}

/**
 * Returns whether a person may act for the organization from one of its clinics, by trying to open the billing
 * portal.
 */
export async function canGovern(caller: TestPerson, { id: facilityId }: { readonly id: string }) {
  const { status } = await caller.send(createPortalSession, { body: { facilityId } });
  if (status !== 200 && status !== 403) throw new Error(`the portal answered ${status}`);
  return status === 200;
}
