import { facilities } from '@zampa/db/schema/facilities';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';

/** Who tries a code, from where. */
export type CodeReader = { readonly userId: string; readonly network: string };

/**
 * Finds the facility with this code. Only wrong codes are counted, wherever they are tried; who has tried too many, or
 * comes from a network where too many were tried, finds none for a while. Refusals: FACILITY_CODE_UNKNOWN,
 * TOO_MANY_REQUESTS.
 *
 * @param typed.field where in the body the code stands, if it does
 */
export async function facilityByCode(
  { limits }: Pick<Deps, 'limits'>,
  tx: Queryable,
  { userId, network }: CodeReader,
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
