import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from './start-problem.ts';

const SQLITE_BUSY = 5;

/** A data directory that another process of ours is using. */
export class DirectoryInUse extends StartProblem {
  override readonly name = 'DirectoryInUse';
}

/**
 * Makes this process the only one that uses a data directory, until it ends, however it ends.
 *
 * The kernel frees a file lock with its process, so there is never a stale one. Node cannot lock a
 * file by itself, but the SQLite inside it can: the file stays empty and is used for nothing else.
 *
 * @throws {DirectoryInUse} at once, naming the directory
 */
export function lockDirectory(directory: string, file: string): { release(): void } {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error))
      throw new DirectoryInUse(
        `The data directory ${directory} is in use by another Zampa process. Stop that one first, or set DATA_DIR to another directory.`,
      );
    throw error;
  }
  return { release: () => lock.close() };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
