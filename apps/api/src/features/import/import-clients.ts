import type { AnswerOf } from '@zampa/contract/call';
import type { importClients as call } from '@zampa/contract/import/import-clients';
import { facilities } from '@zampa/db/schema/facilities';
import { imports } from '@zampa/db/schema/imports';
import { joinedRows, judgeRows, type RowVerdict } from '@zampa/domain/import/verdicts';
import { latestToday } from '@zampa/domain/pets/life-dates';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishImport } from '../../realtime/publish-family.ts';
import { newId } from '../../db/ids.ts';
import { identityOf, findDuplicates } from '../clients/public.ts';
import { addToEarlierClients, findEarlierClients } from './earlier-clients.ts';
import { lockImport } from './lock-import.ts';
import { readAnimals } from './find-animals.ts';
import { type ImportedClient, type ReadPet, rowReader, type RowReader } from './read-row.ts';
import { writeRecords } from './write-records.ts';

type Answer = AnswerOf<typeof call>;

/**
 * Imports the clients of a file, in one transaction: the good rows although others fail, those of one client together, and
 * nobody whom the facility knows already: of whom an earlier try of the same import has brought, further rows are taken.
 * What cannot be read beside the rest is told and kept in the note. A dry run says the same and writes nothing. Refusals:
 * NOT_FOUND and STATUS_CONFLICT for an import to go on with that is another facility's, or over.
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
  const identified = read.map((row) =>
    'fault' in row
      ? row
      : { identity: identityOf(row, facility.country), said: row, pets: row.pets },
  );
  const wanted = identified.flatMap((row) => ('fault' in row ? [] : [row.identity]));
  if (continued) await lockImport(tx, { id: continued, facilityId }, now);
  const earlier = continued
    ? await findEarlierClients(tx, facility, { importId: continued, lock: !dryRun })
    : undefined;
  const verdicts = judgeRows(identified, await findDuplicates(tx, facility, wanted), earlier);
  const accepted = clientsOf(read, verdicts);
  const newcomers = accepted.filter((client) => client.earlier === null);
  const importId = dryRun || accepted.length === 0 ? null : (continued ?? newId());
  if (importId) {
    if (!continued)
      await tx
        .insert(imports)
        .values({ id: importId, facilityId, userId: viewer.userId, createdAt: now });
    await withoutPersonIn(tx, 'newcomers', async (open) => {
      await writeRecords(open, { facilityId, writerId: viewer.userId, importId }, newcomers, now);
      const known = accepted.filter((client) => client.earlier !== null);
      await addToEarlierClients(open, facilityId, known, now);
    });
    publishImport(deps, tx, facilityId);
  }
  const answers = verdicts.map((verdict, row) => answerOf(row, verdict, read[row]));
  return { imported: newcomers.length, importId, rows: answers };
}

/** The clients that the rows come to: reached as their first row says. */
function clientsOf(
  read: readonly ReturnType<RowReader>[],
  verdicts: readonly RowVerdict<ReadPet>[],
): readonly ImportedClient[] {
  return joinedRows(verdicts).map(({ rows: [place = 0], said, pets, earlier }) => {
    const first = read[place];
    if (!first || 'fault' in first) throw new Error('a client without a row');
    return { ...first, ...said, pets, earlier };
  });
}

function answerOf(
  row: number,
  verdict: RowVerdict<ReadPet>,
  read: ReturnType<RowReader> | undefined,
): Answer['rows'][number] {
  if (verdict.fault) return { row, status: 'ERROR', ...verdict.fault };
  const warnings = read && !('fault' in read) ? read.warnings : [];
  return {
    row,
    status: 'IMPORTED',
    ...(verdict.first !== row && { joins: verdict.first }),
    ...(verdict.earlier !== undefined && { earlier: true as const }),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
