import type { createCardAccount as call } from '@zampa/contract/payments/create-card-account';
import type { AnswerOf, BodyOf } from '@zampa/contract/call';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Creates the organization's account with the card provider, once, and returns a new onboarding link. Calls the
 * provider outside of transactions; an idempotency key makes retries safe. Errors: NOT_FOUND, UNAVAILABLE.
 */
export function createCardAccount({ db, body }: PersonContext<typeof call>, deps: Deps) {
  return openCardAccount({ ...deps, db }, body);
}

async function openCardAccount(
  { db, paymentProvider, publicUrl }: Deps,
  { OrganizationId, FacilityId }: BodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [clinic] = await db
    .select({
      name: facilities.name,
      email: facilities.email,
      stripeId: organizations.stripeAccountId,
    })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(and(eq(facilities.id, FacilityId), eq(organizations.id, OrganizationId)));
  if (!clinic) throw new Refusal('NOT_FOUND');
  const stripeId =
    clinic.stripeId ?? (await paymentProvider.createAccount(clinic, `account:${OrganizationId}`));
  await db
    .update(organizations)
    .set({ stripeAccountId: stripeId, paymentsStatus: 'INCOMPLETE' })
    .where(and(eq(organizations.id, OrganizationId), isNull(organizations.stripeAccountId)));
  const backTo = `${publicUrl()}/workspace/digital-payments`;
  return { onboardingLink: await paymentProvider.onboardingLink(stripeId, backTo), stripeId };
}
