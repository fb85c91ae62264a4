import type { AnswerOf } from '@zampa/contract/call';
import type { importClients as call } from '@zampa/contract/import/import-clients';
import { facilities } from '@zampa/db/schema/facilities';
import { imports } from '@zampa/db/schema/imports';
import type { RowFault } from '@zampa/domain/import/cell-limits';
import { judgeRows } from '@zampa/domain/import/verdicts';
import { latestToday } from '@zampa/domain/pets/life-dates';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishImport } from '../../realtime/publish-family.ts';
import { newId } from '../../db/ids.ts';
import { identityOf, findDuplicates } from '../clients/public.ts';
import { lockImport } from './lock-import.ts';
import { readAnimals } from './find-animals.ts';
import { rowReader, type RowReader } from './read-row.ts';
import { writeRecords } from './write-records.ts';

type Answer = AnswerOf<typeof call>;

/**
 * Imports the clients of a file, in one transaction: the good rows although others fail, and nobody whom the facility
 * knows already. What cannot be read beside the rest is told and kept in the note. A dry run says the same and writes nothing.
 * Refusals: NOT_FOUND and STATUS_CONFLICT for an import to go on with that is another facility's, or over.
 */
export async function importClients(
  {
    viewer,
    tx,
    query: { facilityId },
    body: { users: rows, dryRun, withoutContact, importId: continued },
    now,
  }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Answer> {
  // Two who import or invite the same people at once wait for each other here.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const read = rows.map(rowReader(await readAnimals(tx), latestToday(now), withoutContact));
  const identities = read.map((row) => ('fault' in row ? row : identityOf(row, facility.country)));
  const wanted = identities.flatMap((identity) => ('fault' in identity ? [] : [identity]));
  const faults = judgeRows(identities, await findDuplicates(tx, facility, wanted));
  const accepted = read.flatMap((row, index) => (faults[index] || 'fault' in row ? [] : [row]));
  if (continued) await lockImport(tx, { id: continued, facilityId }, now);
  const importId = dryRun || accepted.length === 0 ? null : (continued ?? newId());
  if (importId) {
    if (!continued)
      await tx
        .insert(imports)
        .values({ id: importId, facilityId, userId: viewer.userId, createdAt: now });
    await withoutPersonIn(tx, 'newcomers', (open) =>
      writeRecords(open, { facilityId, writerId: viewer.userId, importId }, accepted, now),
    );
    publishImport(deps, tx, facilityId);
  }
  const answers = faults.map((fault, row) => answerOf(row, fault, read[row]));
  return { imported: accepted.length, importId, rows: answers };
}

function answerOf(
  row: number,
  fault: RowFault | null,
  read: ReturnType<RowReader> | undefined,
): Answer['rows'][number] {
  if (fault) return { row, status: 'ERROR', ...fault };
  const warnings = read && !('fault' in read) ? read.warnings : [];
  return { row, status: 'IMPORTED', ...(warnings.length > 0 && { warnings: [...warnings] }) };
}
