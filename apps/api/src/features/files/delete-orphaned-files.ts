import { files, unstoredUploads } from '@zampa/db/schema/files';
import { DAY_MS, HOUR_MS } from '@zampa/domain/time/durations';
import { and, inArray, lt } from 'drizzle-orm';
import { uuidv7Time } from '../../db/ids.ts';
import { runUnlessBackup } from '../../db/backup-lock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { discardUpload, type UploadDeps } from './unstored-uploads.ts';

type SweepDeps = UploadDeps & Pick<Deps, 'db' | 'clock'>;

/** No upload takes longer. */
const LONGEST_UPLOAD_MS = HOUR_MS;
/** Uploads and names of one run; the next run takes the rest. */
const MOST_AT_ONCE = 10_000;
/** Hours of UTC in which the store is listed. An hourly schedule meets at least one of them. */
const NIGHT = [2, 3];
/** So many unknown names may be more than the known ones: a small store after a crash. */
const FEW_NAMES = 100;

/** A file, a rendered copy of a picture, or what a crash left of either while it was written. */
const STORED_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\d+\.[a-z]+)?(?:\.part)?$/;

/** Deletes leftovers of crashes: every hour unfinished uploads, every night stored files without a row. */
export async function deleteOrphanedFiles(deps: SweepDeps): Promise<void> {
  await discardAbandonedUploads(deps);
  if (NIGHT.includes(deps.clock.now().getUTCHours()))
    await runUnlessBackup(deps.db, () => removeUnnamedFiles(deps));
}

async function discardAbandonedUploads(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LONGEST_UPLOAD_MS);
  const abandoned = await deps.db
    .select({ id: unstoredUploads.id })
    .from(unstoredUploads)
    .where(
      and(
        inArray(unstoredUploads.status, ['PENDING', 'REMOVING']),
        lt(unstoredUploads.createdAt, before),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const { id } of abandoned) await discardUpload(deps, id, true);
}

/**
 * Deletes stored names older than a day that no row names. Names of another form are not ours and stay.
 *
 * @throws when most of a large store is unknown: a server on an empty or another database would delete everything
 */
async function removeUnnamedFiles({ files: store, db, clock }: SweepDeps): Promise<void> {
  const before = clock.now().getTime() - DAY_MS;
  const unnamed: string[] = [];
  let namedCount = 0;
  for await (const names of store.list()) {
    const ids = new Map(names.flatMap((name) => idOf(name, before)));
    const named = await findNamed(db, [...new Set(ids.values())]);
    const unknown = [...ids].filter(([, id]) => !named.has(id)).map(([name]) => name);
    namedCount += names.length - unknown.length;
    unnamed.push(...unknown.slice(0, MOST_AT_ONCE - unnamed.length));
  }
  if (unnamed.length > FEW_NAMES && unnamed.length > namedCount)
    throw new Error(
      `${unnamed.length} stored files have no row and only ${namedCount} are known: none was removed`,
    );
  for (const name of unnamed) await store.remove(name);
}

/** Returns a name with the file that it belongs to; nothing for a name that is younger or not ours. */
function idOf(name: string, before: number): readonly (readonly [string, string])[] {
  const id = STORED_NAME.exec(name)?.[1];
  return id && uuidv7Time(id) < before ? [[name, id]] : [];
}

async function findNamed(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const stored = db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  const pending = db
    .select({ id: unstoredUploads.id })
    .from(unstoredUploads)
    .where(
      and(
        inArray(unstoredUploads.id, [...ids]),
        inArray(unstoredUploads.status, ['PENDING', 'REMOVING']),
      ),
    );
  const rows = await stored.unionAll(pending);
  return new Set(rows.map(({ id }) => id));
}
