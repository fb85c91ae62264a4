import type { createFacility } from '@zampa/contract/facilities/create-facility';
import type { createOrganization } from '@zampa/contract/facilities/create-organization';
import type { PersonContext } from '../../http/context.ts';
import { logConsents } from '../privacy/public.ts';

/** Logs what whoever opens a clinic was asked to approve and to declare; an answer that is no is refused before. */
export async function logDeclarations({
  account,
  tx,
  body: { acceptedSpecialConditions, ownershipDeclaration },
  now,
}: PersonContext<typeof createFacility> | PersonContext<typeof createOrganization>): Promise<void> {
  const given = {
    ...(acceptedSpecialConditions && { special_conditions: 1 }),
    ...(ownershipDeclaration && { ownership: 1 }),
  };
  await logConsents(tx, account.accountId, given, now);
}
