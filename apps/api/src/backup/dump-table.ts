import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PART_BYTES, type BackupManifest, type BackupTable } from './archive-format.ts';
import { copyTarget } from './snapshot.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** Writes all rows of a table as entries of at most a few megabytes. Returns its line of the manifest. */
export async function dumpTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: BackupTable,
): Promise<BackupManifest['tables'][number]> {
  const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const hash = createHash('sha256');
  let [part, bytes, rows] = [0, 0, 0];
  for await (const chunk of inParts(copy as AsyncIterable<Buffer>)) {
    part += 1;
    bytes += chunk.length;
    rows += countLines(chunk);
    hash.update(chunk);
    await archive.writeBytes(`tables/${table.name}/${String(part).padStart(6, '0')}`, chunk);
  }
  return { name: table.name, rows, bytes, sha256: hash.digest('hex') };
}

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    pending.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pending);
    [pending, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pending);
}

const LINE_FEED = 10;

/** In the text of a COPY each row is one line: line feeds inside values are escaped. */
export function countLines(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(LINE_FEED); at >= 0; at = text.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
