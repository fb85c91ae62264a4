import { secondFactors } from '@zampa/db/schema/security';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { secretPlace } from './second-factor.ts';

/**
 * Encrypts the secrets of authenticator apps with the new `AUTH_SECRET` while the old one is still known, so that it can
 * be removed.
 */
export async function renewSecrets({ db, seals }: Pick<Deps, 'db' | 'seals'>): Promise<void> {
  if (!seals.hasPrevious) return;
  const factors = await db
    .select({ accountId: secondFactors.accountId, secret: secondFactors.secret })
    .from(secondFactors);
  for (const { accountId, secret } of factors) {
    const renewed = seals.renew(secret, secretPlace(accountId));
    if (renewed !== null)
      await db
        .update(secondFactors)
        .set({ secret: renewed })
        // Except one that was replaced since it was read.
        .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.secret, secret)));
  }
}
