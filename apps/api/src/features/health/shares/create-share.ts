import { createHash, randomBytes } from 'node:crypto';
import type { createShare as call } from '@zampa/contract/health/create-share';
import { recordShares } from '@zampa/db/schema/shares';
import { ACTIVE_SHARES_MAX } from '@zampa/domain/health/share-links';
import { DAY_MS } from '@zampa/domain/time/durations';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockList } from '../lock-list.ts';
import { findPet } from '../find-pet.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;

/** Returns the hash under which the token of a share link is stored. */
export const shareTokenHash = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** Creates a share link; only its hash is stored. Errors: VALIDATION if the pet has too many active links. */
export async function createShare(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  { publicUrl }: Deps,
) {
  const pet = await findPet(tx, body.PetId);
  await lockList(tx, `shares ${pet.id}`);
  const active = await tx.$count(
    recordShares,
    and(
      eq(recordShares.petId, pet.id),
      isNull(recordShares.withdrawnAt),
      gt(recordShares.expiresAt, now),
    ),
  );
  if (active >= ACTIVE_SHARES_MAX) throw invalid('PetId', 'list_full');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = newId();
  const expiresAt = new Date(now.getTime() + body.days * DAY_MS);
  await tx.insert(recordShares).values({
    id,
    petId: pet.id,
    familyId: pet.familyId,
    tokenHash: shareTokenHash(token),
    sections: [...new Set(body.sections)],
    userId: viewer.userId,
    createdAt: now,
    expiresAt,
    views: 0,
  });
  return { url: `${publicUrl()}/shared/${token}`, id, expiresAt: expiresAt.toISOString() };
}
