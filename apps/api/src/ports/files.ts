import type { Buffer } from 'node:buffer';

/** Keeps the bytes of uploaded files under names that nobody can guess. Adapters: `adapters/files/disk-files`, `s3-files`. */
export interface Files {
  /** Whole or not at all: a file that was cut off is never visible. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** @returns null when there is no such file */
  get(id: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
}
