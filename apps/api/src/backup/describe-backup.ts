import type { BackupManifest } from './archive-format.ts';
import type { BackupSummary } from './create-backup.ts';
import type { ReadArchive } from './read-archive.ts';
import type { RestoreSummary } from './restore-backup.ts';

const MEGABYTE = 1024 * 1024;

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const rowsOf = ({ tables }: BackupManifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

function contentsOf(manifest: BackupManifest): string {
  const { tables, files } = manifest;
  return `${rowsOf(manifest)} rows of ${tables.length} tables and ${files.count} files (${megabytes(files.bytes)})`;
}

/** Files that a row names but the store does not have were lost before the backup. */
const missingLines = ({ files }: BackupManifest): readonly string[] =>
  files.missing > 0
    ? [`Warning: ${files.missing} files of the database are not in the store of uploads.`]
    : [];

/** Describes a new archive to the operator. */
export const describeBackup = ({ path, bytes, takenAt, manifest }: BackupSummary): string =>
  [
    `${path}: ${megabytes(bytes)}, the state of ${takenAt}`,
    contentsOf(manifest),
    ...missingLines(manifest),
  ].join('\n');

/** Describes an archive that was checked. */
export const describeRead = (path: string, { header, manifest }: ReadArchive): string =>
  [
    `${path} is complete and unchanged: the state of ${header.takenAt}, from PostgreSQL ${header.postgres}`,
    contentsOf(manifest),
    ...missingLines(manifest),
  ].join('\n');

/** Describes a restored installation and its next steps. */
export function describeRestoration(
  { takenAt, manifest, secrets }: RestoreSummary,
  { authSecret }: { readonly authSecret: string | undefined },
): string {
  const lines = [`Restored the state of ${takenAt}: ${contentsOf(manifest)}`];
  if (secrets.length > 0) lines.push(`Restored ${secrets.join(' and ')} into the data directory`);
  if (!authSecret && !secrets.includes('auth-secret'))
    lines.push('Set AUTH_SECRET to the old one, or everybody has to sign in again.');
  return [...lines, ...missingLines(manifest), 'Start Zampa now.'].join('\n');
}
