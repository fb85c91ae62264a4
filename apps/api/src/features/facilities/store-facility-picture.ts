import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import type { SentFile } from '../../uploads/sent-file.ts';
import { storeFile, deleteFile } from '../files/public.ts';

type NewPicture = {
  readonly facilityId: string;
  /** Null if none was sent; the existing picture is then kept. */
  readonly file: SentFile | null;
};

/** Replaces a facility's picture with the uploaded one. */
export async function storeFacilityPicture(
  deps: Deps,
  actor: Actor,
  { facilityId, file }: NewPicture,
): Promise<void> {
  const imageId = await storeFile(deps, actor, file, { facilityId });
  if (!imageId) return;
  const { tx, now: updatedAt } = actor;
  const itself = eq(facilities.id, facilityId);
  const [before] = await tx.select().from(facilities).where(itself).for('update');
  await tx.update(facilities).set({ imageId, updatedAt }).where(itself);
  if (before?.imageId) await deleteFile(deps, tx, before.imageId);
}
