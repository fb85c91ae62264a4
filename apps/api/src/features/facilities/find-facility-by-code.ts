import { facilities } from '@zampa/db/schema/facilities';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';

const MISSES_OF_A_PERSON = { name: 'facility-code-user', most: 10, seconds: 3600 } as const;
const MISSES_OF_AN_IP = { name: 'facility-code-ip', most: 30, seconds: 3600 } as const;

/** Which clinic a code belongs to. Only wrong codes are counted. Refusals: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS. */
export async function findFacilityByCode(
  deps: Deps,
  db: Queryable,
  userId: string,
  ip: string,
  typed: string,
) {
  const code = normalizeCode(typed);
  const [facility] = isCode(code)
    ? await db.select().from(facilities).where(eq(facilities.code, code))
    : [];
  if (facility) {
    const { id, name, city, imageId } = facility;
    return { id, name, city, image: imageId && `/api/files/${imageId}` };
  }
  await deps.limits.spend(MISSES_OF_A_PERSON, userId);
  await deps.limits.spend(MISSES_OF_AN_IP, ip);
  throw new Refusal('FACILITY_CODE_UNKNOWN');
}
