import type { createFacility } from '@zampa/contract/facilities/create-facility';
import type { createOrganization } from '@zampa/contract/facilities/create-organization';
import type { PersonContext } from '../../http/context.ts';
import { logConsents } from '../privacy/public.ts';

/**
 * Logs the declarations accepted when opening a clinic. Validation has already rejected a clinic that refused one.
 */
export async function logDeclarations({
  account,
  tx,
  body: { acceptedSpecialConditions, ownershipDeclaration },
  now,
}: PersonContext<typeof createFacility> | PersonContext<typeof createOrganization>): Promise<void> {
  const consents = {
    ...(acceptedSpecialConditions && { special_conditions: 1 }),
    ...(ownershipDeclaration && { ownership: 1 }),
  };
  await logConsents(tx, account.accountId, consents, now);
}
