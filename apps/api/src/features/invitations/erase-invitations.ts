import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/** Deletes the invitations sent to a person's e-mail address and those to families that end. */
export const invitationErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { email, endingFamilies }) {
    await tx.execute(sql`
      delete from invitations asked where lower(asked.email) = ${email} or asked.relation_id in (
        select fc.id from facility_clients fc where fc.family_id = any(${uuids(endingFamilies)}))`);
  },
};
