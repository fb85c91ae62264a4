import type { DocumentKind } from '@zampa/domain/files/documents';
import { createWorkerThread, WorkerLimitExceeded } from '../jobs/worker-thread.ts';

export type SentDocument = { readonly bytes: Uint8Array; readonly name: string };

/** The largest document takes less than a second. */
const INSPECT_WITHIN_MS = 10_000;
const HEAP_MEGABYTES = 64;

const inspect = createWorkerThread<SentDocument, DocumentKind | null>(
  new URL('document-worker.ts', import.meta.url),
  { withinMs: INSPECT_WITHIN_MS, heapMegabytes: HEAP_MEGABYTES },
);

/**
 * Returns the kind of a document, found in a worker thread. Null for a file that is not accepted, or that takes
 * more time or memory than any document needs.
 */
export async function inspectDocument(document: SentDocument): Promise<DocumentKind | null> {
  try {
    return await inspect(document);
  } catch (error) {
    if (error instanceof WorkerLimitExceeded) return null;
    throw error;
  }
}
