import { buffer } from 'node:stream/consumers';
import type { Files } from '../ports/files.ts';

/** Reads a small stored file, such as a picture, into memory; null when there is no such file. */
export async function readStored(files: Pick<Files, 'open'>, id: string): Promise<Buffer | null> {
  const opened = await files.open(id);
  return opened && buffer(opened.content);
}
