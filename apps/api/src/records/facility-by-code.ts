import { facilities } from '@zampa/db/schema/facilities';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { withoutPersonIn } from '../platform/acting.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';

const MISSES_OF_A_PERSON = { name: 'facility-code-user', most: 10, seconds: 3600 } as const;
const MISSES_OF_AN_IP = { name: 'facility-code-ip', most: 30, seconds: 3600 } as const;

/** Who tries a code, from where. */
export type CodeReader = { readonly userId: string; readonly ip: string };

/**
 * The facility with this code. Only wrong codes are counted, wherever they are tried; who has tried too many finds none,
 * while others at the same address of the network still join by a right one.
 * Refusals: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS.
 *
 * @param field where in the body the code stands, if it does
 */
export async function facilityByCode(
  { limits }: Pick<Deps, 'limits'>,
  tx: Queryable,
  { userId, ip }: CodeReader,
  typed: string,
  field?: string,
) {
  await limits.requireLeft(MISSES_OF_A_PERSON, userId);
  const code = normalizeCode(typed);
  const [facility] = isCode(code)
    ? await withoutPersonIn(tx, 'newcomers', (db) =>
        db.select().from(facilities).where(eq(facilities.code, code)),
      )
    : [];
  if (facility) return facility;
  await limits.spend(MISSES_OF_A_PERSON, userId);
  await limits.spend(MISSES_OF_AN_IP, ip);
  throw new Refusal('FACILITY_CODE_UNKNOWN', {
    fields: field ? [{ field, code: 'FACILITY_CODE_UNKNOWN' }] : [],
  });
}
