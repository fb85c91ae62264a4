import type { updateUser as call } from '@zampa/contract/people/update-user';
import { users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { logConsents } from '../privacy/public.ts';
import { storeFile, deleteFile } from '../files/public.ts';
import { readOwnUser } from './read-own-user.ts';

/** Updates the caller's own profile. Errors: VALIDATION, STALE, and the errors of a picture upload. */
export async function updateUser(
  { viewer, account, tx, body, file, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const [user] = await tx.select().from(users).where(eq(users.id, viewer.userId)).for('update');
  if (!user) throw new Refusal('NOT_FOUND');
  if (typeof body.veterinaryCode === 'string' && !user.isVet)
    throw invalid('veterinaryCode', 'invalid_value');
  refuseStale(ifMatch, user.updatedAt);
  const imageId = await storeFile(deps, { tx, viewer, now }, file, { userId: user.id });
  const { marketing, thirdparties, ...profile } = body;
  const consent = {
    marketing: marketing ?? user.marketing,
    thirdparties: thirdparties ?? user.thirdparties,
  };
  await tx
    .update(users)
    .set({ ...profile, ...consent, ...(imageId && { imageId }), updatedAt: now })
    .where(eq(users.id, user.id));
  if (imageId && user.imageId) await deleteFile(deps, tx, user.imageId);
  await logConsents(tx, account.accountId, changedConsents(user, consent), now);
  return readOwnUser(tx, user.id, now);
}

type Consent = { readonly marketing: number; readonly thirdparties: number };

/** Returns the consents that changed, for the consent log. */
function changedConsents(before: Consent, after: Consent): Partial<Consent> {
  return {
    ...(before.marketing !== after.marketing && { marketing: after.marketing }),
    ...(before.thirdparties !== after.thirdparties && { thirdparties: after.thirdparties }),
  };
}
