import { facilities } from '@zampa/db/schema/facilities';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';

const MISSES = { name: 'facility-code-user', most: 10, seconds: 3600 } as const;

/** The facility with this code. Only wrong codes are counted. Refusals: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS. */
export async function findByCode(deps: Deps, tx: Queryable, userId: string, typed: string) {
  const code = normalizeCode(typed);
  const [facility] = isCode(code)
    ? await tx.select().from(facilities).where(eq(facilities.code, code))
    : [];
  if (facility) return facility;
  await deps.limits.spend(MISSES, userId);
  throw new Refusal('FACILITY_CODE_UNKNOWN', {
    fields: [{ field: 'facilityCode', code: 'FACILITY_CODE_UNKNOWN' }],
  });
}
