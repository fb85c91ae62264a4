import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import type { PlanId } from '@zampa/domain/subscription/plans';
import type { Product } from '../product.ts';
import type { Vet } from '@zampa/testing/people';

type Reachable = { readonly address: string };

/** Submits a page of the sandbox as its button does, without following the redirect. */
export async function submitSandboxPage(
  { address }: Reachable,
  page: string,
  query = '',
): Promise<Response> {
  const url = new URL(page);
  return fetch(`${address}${url.pathname}${query}`, { method: 'POST', redirect: 'manual' });
}

/** Chooses a plan for a clinic and pays for it if it has a price. */
export async function choosePlan({ address }: Reachable, vet: Vet, planId: PlanId): Promise<void> {
  const body = { facilityId: vet.facility.id, planId };
  const { url } = await vet.call(createCheckout, { body });
  const { status } = await submitSandboxPage({ address }, url);
  if (status !== 303) throw new Error(`the page answered ${status}`);
}

/** Submits an action in the sandbox's portal for the subscription of a clinic. */
export async function submitPortalAction(
  { address }: Reachable,
  vet: Vet,
  query: string,
): Promise<void> {
  const { url } = await vet.call(createPortalSession, { body: { facilityId: vet.facility.id } });
  const { status } = await submitSandboxPage({ address }, url, query);
  if (status !== 303) throw new Error(`the portal answered ${status}`);
}

/** Gives a clinic so many seats that they do not matter in a test. */
export async function addManySeats(
  { pool, ...product }: Reachable & Pick<Product, 'pool'>,
  vet: Vet,
): Promise<void> {
  await choosePlan(product, vet, 'NETWORK');
  await pool.query('update organizations set extra_users = 1000 where id = $1', [
    vet.facility.OrganizationId,
  ]);
}
