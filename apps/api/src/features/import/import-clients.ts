import type { AnswerOf } from '@zampa/contract/call';
import type { importClients as call } from '@zampa/contract/import/import-clients';
import { facilities } from '@zampa/db/schema/facilities';
import { imports } from '@zampa/db/schema/imports';
import {
  groupRowsByClient,
  evaluateRows,
  type IdentifiedRow,
  type RowResult,
} from '@zampa/domain/import/evaluate-rows';
import type { RowFault } from '@zampa/domain/import/cell-limits';
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
import { readAnimalMatcher } from './read-animal-matcher.ts';
import {
  type ImportedClient,
  type ParsedPet,
  createRowParser,
  type RowParser,
} from './parse-row.ts';
import { insertImportedClients } from './insert-imported-clients.ts';

type Answer = AnswerOf<typeof call>;

/**
 * Imports clients from a file in one transaction. Valid rows are imported even if others fail; rows of the same
 * client are combined. Clients the facility already has are skipped, except those of an earlier run of the same
 * import, which get the additional data. Unreadable values are reported and kept in the note. A dry run returns the
 * same result and writes nothing. Errors: FACILITY_UNKNOWN; NOT_FOUND and STATUS_CONFLICT if the import to continue
 * belongs to another facility or can no longer be changed.
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
  // Locks the facility, so that parallel imports and invitations of the same people run one after the other.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const read = rows.map(
    createRowParser(await readAnimalMatcher(tx), latestToday(now), withoutContact),
  );
  const identified = read.map((row) => identify(row, facility.country));
  if (continued) await lockImport(tx, { id: continued, facilityId }, now);
  const earlier = continued
    ? await findEarlierClients(tx, facilityId, { importId: continued, lock: !dryRun })
    : undefined;
  const verdicts = evaluateRows(
    identified,
    await findDuplicates(tx, facility, identified.filter(isIdentified)),
    earlier,
  );
  const accepted = toClients(read, verdicts);
  const newcomers = accepted.filter((client) => client.earlier === null);
  const importId = dryRun || accepted.length === 0 ? null : (continued ?? newId());
  if (importId) {
    if (!continued)
      await tx
        .insert(imports)
        .values({ id: importId, facilityId, userId: viewer.userId, createdAt: now });
    await withoutPersonIn(tx, 'newcomers', async (open) => {
      await insertImportedClients(
        open,
        { facilityId, writerId: viewer.userId, importId },
        newcomers,
        now,
      );
      const earlierClients = accepted.filter((client) => client.earlier !== null);
      await addToEarlierClients(open, facilityId, earlierClients, now);
    });
    publishImport(deps, tx, facilityId);
  }
  const answers = verdicts.map((verdict, row) => toRowAnswer(row, verdict, read[row]));
  return { imported: newcomers.length, importId, rows: answers };
}

type Identified = IdentifiedRow<ParsedPet>;
type IdentifiedOrRefused = Identified | { readonly fault: RowFault };

const identify = (row: ReturnType<RowParser>, country: string | null): IdentifiedOrRefused =>
  'fault' in row ? row : { identity: identityOf(row, country), details: row, pets: row.pets };

const isIdentified = (row: IdentifiedOrRefused): row is Identified => row.fault === undefined;

/** Combines rows into clients; the first row of each provides the contact data. */
function toClients(
  read: readonly ReturnType<RowParser>[],
  verdicts: readonly RowResult<ParsedPet>[],
): readonly ImportedClient[] {
  return groupRowsByClient(verdicts).map(
    ({ rows: [place = 0], details: contactData, pets, earlier }) => {
      const first = read[place];
      if (!first || 'fault' in first) throw new Error('the imported client has no row');
      return { ...first, ...contactData, pets, earlier };
    },
  );
}

function toRowAnswer(
  row: number,
  verdict: RowResult<ParsedPet>,
  read: ReturnType<RowParser> | undefined,
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
