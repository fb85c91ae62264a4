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
 * Lets the trial of an organization count for its VAT number, which has one for ever: false where another organization has
 * had it. Two at once wait for each other here.
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
