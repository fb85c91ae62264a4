import { serveWorkerThread } from '../jobs/serve-worker-thread.ts';
import { detectDocumentKind } from './document-kind.ts';
import type { SentDocument } from './inspect-document.ts';

serveWorkerThread(({ bytes, name }: SentDocument) =>
  detectDocumentKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name),
);
