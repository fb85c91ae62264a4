import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import type { PlanId } from '@zampa/domain/subscription/plans';
import type { Product } from '../product.ts';
import type { Vet } from '@zampa/testing/people';

type Reachable = { readonly address: string };

/** Does on a page of the sandbox what a button there does, and stays where it is. */
export async function press({ address }: Reachable, page: string, query = ''): Promise<Response> {
  const url = new URL(page);
  return fetch(`${address}${url.pathname}${query}`, { method: 'POST', redirect: 'manual' });
}

/** Lets a clinic choose a plan, and pay for it where it costs something. */
export async function choosePlan({ address }: Reachable, vet: Vet, planId: PlanId): Promise<void> {
  const body = { facilityId: vet.facility.id, planId };
  const { url } = await vet.call(createCheckout, { body });
  const { status } = await press({ address }, url);
  if (status !== 303) throw new Error(`the page answered ${status}`);
}

/** Presses a button of the sandbox's portal of a clinic's subscription. */
export async function pressInPortal(
  { address }: Reachable,
  vet: Vet,
  query: string,
): Promise<void> {
  const { url } = await vet.call(createPortalSession, { body: { facilityId: vet.facility.id } });
  const { status } = await press({ address }, url, query);
  if (status !== 303) throw new Error(`the portal answered ${status}`);
}

/** Lets a clinic have so many seats that nothing of a test is about them. */
export async function haveSeats(
  { pool, ...product }: Reachable & Pick<Product, 'pool'>,
  vet: Vet,
): Promise<void> {
  await choosePlan(product, vet, 'NETWORK');
  await pool.query('update organizations set extra_users = 1000 where id = $1', [
    vet.facility.OrganizationId,
  ]);
}
