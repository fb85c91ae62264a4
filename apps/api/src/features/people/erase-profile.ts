import { users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { deleteFile } from '../files/public.ts';

const NOBODY = {
  accountId: null,
  email: null,
  firstName: '',
  lastName: '',
  enabled: false,
  status: 'ERASED',
  marketing: 0,
  thirdparties: 0,
  phone: null,
  mobile: null,
  address: null,
  city: null,
  country: null,
  region: null,
  postcode: null,
  taxNumber: null,
  veterinaryCode: null,
  imageId: null,
  welcomedAt: null,
} as const;

/**
 * Clears a profile. The row stays without a name, because other people's records name its author; readers see a
 * placeholder in their own language.
 */
export const profileErasure: ErasureSteps<Deps> = {
  async erase(deps, { tx, now }, { userId }) {
    if (!userId) return;
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    await tx
      .update(users)
      .set({ ...NOBODY, updatedAt: now })
      .where(eq(users.id, userId));
    if (before?.imageId) await deleteFile(deps, tx, before.imageId);
  },
};
