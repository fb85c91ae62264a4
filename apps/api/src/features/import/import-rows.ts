import type { AnswerOf, BodyOf } from '@zampa/contract/call';
import type { importClients } from '@zampa/contract/import/import-clients';
import { facilities } from '@zampa/db/schema/facilities';
import { imports } from '@zampa/db/schema/imports';
import { judgeRows, readReach, type Identity, type Reach } from '@zampa/domain/import/verdicts';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../platform/acting.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { newId } from '../../records/ids.ts';
import { comparablePhone } from '../../records/phone-numbers.ts';
import { knownClients } from './known-clients.ts';
import { writeRecords, type Accepted } from './write-records.ts';

type Row = BodyOf<typeof importClients>['users'][number];
type Answer = AnswerOf<typeof importClients>;

/**
 * Imports the clients of a file, in one transaction: the good rows although others fail, and nobody whom the facility
 * knows already. A dry run says the same and writes nothing.
 */
export async function importRows({
  viewer,
  tx,
  query: { facilityId },
  body: { users: rows, dryRun },
  now,
}: ForPerson<typeof importClients>): Promise<Answer> {
  // Two who import or invite the same people at once wait for each other here.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('NOT_FOUND');
  const read = rows.map((row) => readReach(row));
  const identities = read.map((reach) => identityOf(reach, facility.country));
  const wanted = identities.flatMap((identity) => ('fault' in identity ? [] : [identity]));
  const faults = judgeRows(identities, await knownClients(tx, facility, wanted));
  const accepted = acceptedOf(rows, read, faults);
  const importId = dryRun || accepted.length === 0 ? null : newId();
  if (importId) {
    await tx
      .insert(imports)
      .values({ id: importId, facilityId, userId: viewer.userId, createdAt: now });
    await withoutPersonIn(tx, 'newcomers', (open) =>
      writeRecords(open, { facilityId, importId }, accepted, now),
    );
  }
  return { imported: accepted.length, importId, rows: faults.map(rowOf) };
}

function identityOf(reach: Reach, country: string | null) {
  if (reach.fault) return { fault: reach.fault };
  const { email, phone } = reach;
  const identity: Identity = email ? { email } : { phone: comparablePhone(phone ?? '', country) };
  return identity;
}

function acceptedOf(
  rows: readonly Row[],
  read: readonly Reach[],
  faults: ReturnType<typeof judgeRows>,
): readonly Accepted[] {
  return rows.flatMap((row, index) => {
    const reach = read[index];
    if (faults[index] || !reach || reach.fault) return [];
    return [{ row, email: reach.email, phone: reach.phone }];
  });
}

function rowOf(fault: ReturnType<typeof judgeRows>[number], row: number): Answer['rows'][number] {
  return fault ? { row, status: 'ERROR', ...fault } : { row, status: 'IMPORTED' };
}
