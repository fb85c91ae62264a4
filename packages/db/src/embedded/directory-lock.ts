import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from './start-problem.ts';

const SQLITE_BUSY = 5;

/** The data directory is used by another Zampa process. */
export class DirectoryInUse extends StartProblem {
  override readonly name = 'DirectoryInUse';
}

/**
 * Locks a data directory for this process until it ends in any way.
 *
 * The kernel releases a file lock with its process, so locks never go stale. Node has no file locks, but its SQLite
 * does: the file stays empty and has no other use.
 *
 * @throws {DirectoryInUse} immediately, with the directory in the message
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
