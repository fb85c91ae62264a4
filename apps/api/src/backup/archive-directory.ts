import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A complete archive of a scheduled backup. */
export type StoredArchive = { readonly name: string; readonly dueAt: Date };

const NAME =
  /^zampa-(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T(?<hour>\d\d)(?<minute>\d\d)Z\.tar\.zst(?:\.age)?(?<partial>\.partial)?$/;

/** Returns the name of the archive of a scheduled moment. */
export const archiveName = (dueAt: Date, isEncrypted: boolean) =>
  `zampa-${dueAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z.tar.zst${isEncrypted ? '.age' : ''}`;

/** Returns the complete archives of a directory, newest first. Other files are ignored. */
export async function listArchives(directory: string): Promise<readonly StoredArchive[]> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return (await readdir(directory))
    .flatMap((name) => parseName(name))
    .toSorted((one, other) => other.dueAt.getTime() - one.dueAt.getTime());
}

function parseName(name: string): readonly StoredArchive[] {
  const { year, month, day, hour, minute, partial } = NAME.exec(name)?.groups ?? {};
  if (!year || partial) return [];
  return [{ name, dueAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`) }];
}

/** Returns the size of an archive in bytes. */
export const archiveBytes = async (directory: string, { name }: StoredArchive) =>
  (await stat(join(directory, name))).size;

/** Deletes all but the newest archives. */
export async function deleteOldArchives(directory: string, remaining: number): Promise<void> {
  for (const { name } of (await listArchives(directory)).slice(remaining))
    await rm(join(directory, name), { force: true });
}
