import type { AnswerOf } from '@zampa/contract/call';
import type { createPortalSession as call } from '@zampa/contract/subscription/create-portal-session';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { findBillingAccount } from './billing-accounts.ts';

/**
 * Returns the URL of the provider's portal for a subscription. Errors: STATUS_CONFLICT before a plan was chosen,
 * UNAVAILABLE.
 */
export async function createPortalSession(
  { db, body: { facilityId } }: PersonContext<typeof call>,
  { billingProvider, publicUrl }: Deps,
): Promise<AnswerOf<typeof call>> {
  const account = await findBillingAccount(db, billingProvider, facilityId);
  if (!account) throw new Refusal('STATUS_CONFLICT');
  const returnUrl = `${publicUrl()}/workspace/subscription`;
  return { url: await billingProvider.openPortal(account.customerId, returnUrl) };
}
