import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import type { StaffFacility } from '@zampa/contract/people/user';
import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestPerson, type Vet } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openFurther } from './open-further.ts';

/** An organization of two clinics, whose founder is an admin of both. */
export type Sisters = {
  readonly founder: Vet;
  readonly first: Vet['facility'];
  readonly second: StaffFacility;
  /** Who is an admin of the second clinic alone. */
  readonly sister: TestPerson;
};

/** Opens an organization of two clinics with the largest plan. */
export async function newSisters(product: Product): Promise<Sisters> {
  const founder = await newVet(product);
  await choosePlan(product, founder, 'NETWORK');
  product.clock.advance(1);
  const second = await openFurther(founder, 'Second');
  const sister = await newAdmin(product, second.id);
  return { founder, first: founder.facility, second, sister };
}

/** Hires an admin of one clinic. */
export async function newAdmin(product: Product, facilityId: string): Promise<TestPerson> {
  const admin = await newColleague(product);
  await employ(product.pool, facilityId, admin.id, { roleId: FACILITY_ADMIN });
  return admin;
}

/** Tells whether somebody may do for an organization, from one of its clinics, what only who governs it may. */
export async function mayGovern(by: TestPerson, { id: facilityId }: { readonly id: string }) {
  const { status } = await by.send(createPortalSession, { body: { facilityId } });
  if (status !== 200 && status !== 403) throw new Error(`the portal answered ${status}`);
  return status === 200;
}
