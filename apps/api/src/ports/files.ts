import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

/** A part of a file: positions of its first and last byte. */
export type ByteRange = { readonly first: number; readonly last: number };

/** An open file. The caller must read its content to the end or destroy it. */
export type OpenedFile = {
  /** Of the content, in bytes. */
  readonly size: number;
  readonly content: Readable;
};

/** Stores uploaded files under ids that cannot be guessed. Adapters: `adapters/files/disk-files`, `s3-files`. */
export interface Files {
  /** Stores a file atomically: a partial one is never visible. */
  write(id: string, bytes: Buffer): Promise<void>;
  /**
   * Opens a file to be streamed.
   *
   * @param range within the file; the whole file without it
   * @returns null when there is no such file
   */
  open(id: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Removes a file; does nothing if it does not exist. */
  remove(id: string): Promise<void>;
  /** Every stored name in pages, those of files that a crash left half written included. */
  list(): AsyncIterable<readonly string[]>;
}
