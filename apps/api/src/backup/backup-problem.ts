/** Thrown with a message for the operator: a backup could not be written, read or restored. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** Begins every message about a damaged archive. */
const DAMAGED = 'The archive is damaged or incomplete';

export const damagedArchive = (detail: string, cause?: unknown) =>
  new BackupProblem(`${DAMAGED}: ${detail}. Use another one.`, { cause });

/** Error codes of a full disk: of the file system, of a quota, and of PostgreSQL. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Returns whether an error, or one of its causes, says that a disk is full. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return FULL_DISK.has(code) || isFullDisk(error.cause);
}
