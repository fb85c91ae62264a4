import { facilities } from '@zampa/db/schema/facilities';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';

/** The person and network that enter a code. */
export type CodeUser = { readonly userId: string; readonly network: string };

/**
 * Finds the facility with this code. Wrong codes are counted per person and network, and after too many of them all
 * codes are rejected for a while. Errors: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS.
 *
 * @param typed.field path of the code in the request body, for errors
 */
export async function findFacilityByCode(
  { limits }: Pick<Deps, 'limits'>,
  tx: Queryable,
  { userId, network }: CodeUser,
  { typed, field }: { readonly typed: string; readonly field?: string },
) {
  await limits.requireLeft(LIMITS.facilityCodeMissesOfPerson, userId);
  await limits.requireLeft(LIMITS.facilityCodeMisses, network);
  const code = normalizeCode(typed);
  const [facility] = isCode(code)
    ? await withoutPersonIn(tx, 'newcomers', (db) =>
        db.select().from(facilities).where(eq(facilities.code, code)),
      )
    : [];
  if (facility) return facility;
  await limits.spend(LIMITS.facilityCodeMissesOfPerson, userId);
  await limits.spend(LIMITS.facilityCodeMisses, network);
  throw new Refusal('FACILITY_CODE_UNKNOWN', {
    fields: field ? [{ field, code: 'FACILITY_CODE_UNKNOWN' }] : [],
  });
}
