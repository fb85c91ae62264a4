import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { By } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import type { UploadedFile } from '../../uploads/upload.ts';
import { storeFile, deleteFile } from '../files/public.ts';

type NewPicture = {
  readonly facilityId: string;
  /** Null when none was sent: the one that is there stays. */
  readonly file: UploadedFile | null;
};

/** Gives a facility the picture that was uploaded, in place of the one it had. */
export async function storePicture(
  deps: Deps,
  by: By,
  { facilityId, file }: NewPicture,
): Promise<void> {
  const imageId = await storeFile(deps, by, file, { facilityId });
  if (!imageId) return;
  const { tx, now: updatedAt } = by;
  const itself = eq(facilities.id, facilityId);
  const [before] = await tx.select().from(facilities).where(itself).for('update');
  await tx.update(facilities).set({ imageId, updatedAt }).where(itself);
  if (before?.imageId) await deleteFile(deps, tx, before.imageId);
}
