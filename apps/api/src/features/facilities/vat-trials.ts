import { vatTrials } from '@zampa/db/schema/subscription';
import { and, eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

type Holder = {
  readonly id: string;
  readonly vat: string | null;
  readonly vatCountry: string | null;
};

/**
 * Registers the organization's trial under its VAT number, which can have only one. Returns false if another
 * organization has used it. Parallel claims of the same number wait for each other.
 */
export function claimVatTrial(
  { tx, now }: UnitOfWork,
  { id: organizationId, vat, vatCountry: country }: Holder,
): Promise<boolean> {
  if (vat === null || country === null) return Promise.resolve(true);
  return withoutPersonIn(tx, 'seats', async (all) => {
    await all
      .insert(vatTrials)
      .values({ country, vat, organizationId, startedAt: now })
      .onConflictDoNothing();
    const [holder] = await all
      .select({ id: vatTrials.organizationId })
      .from(vatTrials)
      .where(and(eq(vatTrials.country, country), eq(vatTrials.vat, vat)));
    return holder?.id === organizationId;
  });
}
